import React from 'react';

/** A labelled row of controls above a table. */
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

interface RangeProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  onChange: (value: number) => void;
}

/** A slider with its label and its value in words. */
export const Range: React.FC<RangeProps> = ({
  label,
  value,
  min,
  max,
  step = 1,
  unit = '',
  onChange,
}) => (
  <label>
    {label}
    <input
      type="range"
      value={value}
      min={min}
      max={max}
      step={step}
      onChange={(event) => onChange(Number(event.target.value))}
    />
    <output className="demo-readout">
      {value}
      {unit}
    </output>
  </label>
);

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

interface LogEntry {
  id: number;
  text: string;
}

/**
 * Keeps the newest messages first: `const [entries, log] = useLog()`.
 * @param size how many messages are kept
 */
export function useLog(size = 20): [LogEntry[], (text: string) => void] {
  const [entries, setEntries] = React.useState<LogEntry[]>([]);
  const log = React.useCallback(
    (text: string) =>
      setEntries((previous) =>
        [{ id: (previous[0]?.id ?? 0) + 1, text }, ...previous].slice(0, size),
      ),
    [size],
  );
  return [entries, log];
}

/** Shows what `useLog` kept, and has new messages announced. */
export const Log: React.FC<{ entries: LogEntry[]; empty?: string; label?: string }> = ({
  entries,
  empty = 'Nothing yet.',
  label = 'Event log',
}) => (
  <ol className="demo-log" role="log" aria-label={label} tabIndex={0}>
    {entries.length === 0 && <li>{empty}</li>}
    {entries.map(({ id, text }) => (
      <li key={id}>
        {id}. {text}
      </li>
    ))}
  </ol>
);
