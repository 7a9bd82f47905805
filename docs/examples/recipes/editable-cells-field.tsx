import React, { useEffect, useState } from 'react';

interface FieldProps {
  label: string;
  value: string;
  pattern?: RegExp; // without one, all but an empty text is valid
  onSave: (text: string) => void;
}

/** Keeps what is being typed, and hands it over if it is valid. */
export default function Field({ label, value, pattern = /\S/, onSave }: FieldProps) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const valid = pattern.test(draft.trim());
  const save = () => draft !== value && valid && onSave(draft.trim());
  return (
    <input
      className="demo-input"
      style={{ width: '100%', borderColor: valid ? undefined : 'var(--rt-bad)' }}
      aria-label={label}
      aria-invalid={!valid}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
        if (key === 'Escape') setDraft(value);
      }}
      onBlur={() => (valid ? save() : setDraft(value))}
    />
  );
}
