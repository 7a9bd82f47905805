import React, { useEffect, useRef, useState } from 'react';
import './folding-group.css';

interface FoldingGroupProps {
  title: string;
  /** Of the element with the title. */
  id: string;
  /** True if the current page is in the group, which then opens. */
  current: boolean;
  /** True to show its links whatever the reader has folded. */
  forced: boolean;
}

/** A group of a long sidebar, open until the reader folds it; the browser does that without script. */
const FoldingGroup: React.FC<FoldingGroupProps> = (props) => {
  const { title, id, current, forced, children } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(true);
  // The reader may have folded it before the page hydrated.
  useEffect(() => setOpen(details.current?.open ?? true), []);
  useEffect(() => {
    if (current) setOpen(true);
  }, [current]);
  return (
    <details
      ref={details}
      open={open || forced}
      suppressHydrationWarning
      aria-labelledby={id}
      onToggle={() => {
        if (!forced) setOpen(details.current?.open ?? true);
      }}
    >
      <summary className="ledger-sidebar-title" id={id}>
        {title}
      </summary>
      {children}
    </details>
  );
};

export default FoldingGroup;
