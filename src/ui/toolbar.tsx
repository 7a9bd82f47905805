import React, { useRef, useState } from 'react';
import { indexAfterKey } from './arrow-keys';

interface ToolbarProps {
  label: string;
  className?: string;
  /** Buttons and links that accept `tabIndex`. */
  children: React.ReactElement[];
}

/**
 * A row of controls that is a single tab stop. Arrow keys, Home, and End move between
 * them and wrap around (ARIA Authoring Practices, "toolbar").
 */
export const Toolbar: React.FC<ToolbarProps> = ({ label, className, children }) => {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const controls = [...(box.current?.children ?? [])] as HTMLElement[];
    const at = controls.indexOf(document.activeElement as HTMLElement);
    const to = indexAfterKey(event, at, controls.length);
    if (to === undefined) return;
    event.preventDefault();
    controls[to]?.focus();
  };
  return (
    // The toolbar itself never has the focus: key events bubble up from its controls.

    <div
      ref={box}
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDown={onKeyDown}
    >
      {React.Children.map(children, (control, at) =>
        React.cloneElement(control, {
          tabIndex: at === Math.min(current, children.length - 1) ? 0 : -1,
          onFocus: () => setCurrent(at),
        }),
      )}
    </div>
  );
};
