import React from 'react';

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
    {/* Part of the name; the slider itself says what it changes to. */}
    <span className="demo-readout">
      {value}
      {unit}
    </span>
  </label>
);
