import React, { useEffect, useRef } from 'react';

interface DialogProps {
  open: boolean;
  label: string;
  /** Called when the reader closes the dialog with Escape or a press outside it. */
  onClose: () => void;
  className?: string;
}

/**
 * A native modal dialog: the browser traps the focus, makes the page behind it inert,
 * handles Escape, and restores the focus. Its children are rendered only while it is
 * open.
 */
export const Dialog: React.FC<DialogProps> = ({
  open,
  label,
  onClose,
  className,
  children,
}) => {
  const ref = useRef<HTMLDialogElement>(null);
  /**
   * True after the `open` prop has closed the dialog and before the browser fires its
   * event.
   */
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
    // React 16 does not support dialog events.
    const dialog = ref.current;
    const onEvent = () => {
      // The browser fires this event later, when the dialog may be open again.
      if (!closing.current) onClose();
      closing.current = false;
    };
    dialog?.addEventListener('close', onEvent);
    return () => dialog?.removeEventListener('close', onEvent);
  }, [onClose]);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press outside the dialog is a convenience; the keyboard has Escape
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
