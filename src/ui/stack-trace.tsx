import React from 'react';

/** A stack trace behind its label. */
export const StackTrace: React.FC<{ label: string; stack: string }> = ({
  label,
  stack,
}) => (
  <details>
    <summary>{label}</summary>
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard */}
    <pre tabIndex={0} dir="ltr">
      {stack}
    </pre>
  </details>
);
