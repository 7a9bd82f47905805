import React from 'react';

interface FileButtonsProps {
  label: string;
  names: readonly string[];
  /** Index of the file that is shown. */
  shown: number;
  onShow: (at: number) => void;
}

/** One button per file, of which one is pressed. A single file needs no buttons. */
export const FileButtons: React.FC<FileButtonsProps> = ({
  label,
  names,
  shown,
  onShow,
}) =>
  names.length > 1 ? (
    <div className="ledger-demo-files" role="group" aria-label={label}>
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          aria-pressed={at === shown}
          onClick={() => onShow(at)}
        >
          {name}
        </button>
      ))}
    </div>
  ) : null;
