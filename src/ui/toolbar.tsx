import React, { useRef, useState } from 'react';
import { placeAfterKey } from './arrow-keys';

interface ToolbarProps {
  label: string;
  className?: string;
  /** Buttons and links, which take `tabIndex`. */
  children: React.ReactElement[];
}

/**
 * Controls in a row that are one stop of the Tab key; arrows, Home and End go from one to the
 * next, round the ends (ARIA Authoring Practices, "toolbar").
 */
export const Toolbar: React.FC<ToolbarProps> = ({ label, className, children }) => {
  const box = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const controls = [...(box.current?.children ?? [])] as HTMLElement[];
    const at = controls.indexOf(document.activeElement as HTMLElement);
    const to = placeAfterKey(event, at, controls.length);
    if (to === undefined) return;
    event.preventDefault();
    controls[to]?.focus();
  };
  return (
    // The toolbar itself is never focused: its controls hand their keys up to it.

    <div
      ref={box}
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDown={onKeyDown}
    >
      {React.Children.map(children, (control, at) =>
        React.cloneElement(control, {
          tabIndex: at === current ? 0 : -1,
          onFocus: () => setCurrent(at),
        }),
      )}
    </div>
  );
};
