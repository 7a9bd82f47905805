import React from 'react';

/** A labeled row of controls above a table. */
export const Controls: React.FC<{ label?: string }> = ({
  label = 'Options',
  children,
}) => (
  <div className="demo-controls" role="group" aria-label={label}>
    {children}
  </div>
);

interface CheckProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox with its label. */
export const Check: React.FC<CheckProps> = ({ label, checked, disabled, onChange }) => (
  <label>
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[] | Record<Value, string>;
  onChange: (value: Value) => void;
}

/** A select with its label; `options` are the values, or the values with their texts. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const entries: [string, string][] = Array.isArray(options)
    ? options.map((option) => [option, option])
    : Object.entries(options);
  return (
    <label>
      {label}
      <select
        className="demo-input"
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {entries.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ButtonProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  primary?: boolean;
  small?: boolean;
}

/** A button in the look of the demos. */
export const Button: React.FC<ButtonProps> = ({ primary, small, ...rest }) => (
  <button
    type="button"
    className="demo-button"
    data-primary={primary ? '' : undefined}
    data-small={small ? '' : undefined}
    {...rest}
  />
);
