import React, { useEffect, useRef } from 'react';

interface DialogProps {
  open: boolean;
  label: string;
  /** Called when the reader closes it: Escape or a press beside it. */
  onClose: () => void;
  className?: string;
}

/**
 * A native modal dialog: the browser traps focus, makes the page behind inert, answers Escape and
 * gives focus back. Its children are there only while it is open.
 */
export const Dialog: React.FC<DialogProps> = ({
  open,
  label,
  onClose,
  className,
  children,
}) => {
  const ref = useRef<HTMLDialogElement>(null);
  /** True from its closing by `open` until the browser's own event of that. */
  const closing = useRef(false);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) {
      closing.current = true;
      dialog.close();
    }
  }, [open]);
  useEffect(() => {
    // React 16 does not know the events of dialogs.
    const dialog = ref.current;
    const onEvent = () => {
      // The browser tells of it later, when the dialog may be wanted again.
      if (!closing.current) onClose();
      closing.current = false;
    };
    dialog?.addEventListener('close', onEvent);
    return () => dialog?.removeEventListener('close', onEvent);
  }, [onClose]);
  return (
    // A press beside the dialog is a convenience; the keyboard has Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {open && children}
    </dialog>
  );
};
