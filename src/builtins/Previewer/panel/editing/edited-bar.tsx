import './editing.css';
import React from 'react';
import { useMessages } from '../../../../hooks/use-messages';
import type { MenuGroup } from '../menu/menu';
import { useMenu } from '../menu/use-menu';
import { toolIcon } from '../toolbar/tool-icon';
import type { CopyResult } from '../toolbar/tool-icon';

interface EditedBarProps {
  id: string;
  /** Address of the demo with the reader's edits; undefined if there are none. */
  href?: string;
  /** The places where the demo can be opened. */
  places: MenuGroup[];
  copied?: CopyResult;
  onReset: () => void;
  onCopy: (href: string) => void;
}

/** Above an editor: whether the demo is edited, and what can be done with the edits. */
export const EditedBar: React.FC<EditedBarProps> = ({
  id,
  href,
  places,
  copied,
  onReset,
  onCopy,
}) => {
  const t = useMessages();
  const { button, menu } = useMenu(`menu-${id}`, places);
  const isEdited = href !== undefined;
  const state = copied?.tool === 'edited' ? copied.state : undefined;
  const copy = (event: React.MouseEvent<HTMLAnchorElement>) => {
    // With a key the browser opens it elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onCopy(event.currentTarget.href);
  };
  return (
    <div className="ledger-demo-edited" data-edited={isEdited}>
      <span>{t(isEdited ? 'demo.edited' : 'demo.unedited')}</span>
      {isEdited && (
        <>
          <button type="button" className="ledger-tool" onClick={onReset}>
            {toolIcon('reset')}
            {t('demo.edited.reset')}
          </button>
          <a className="ledger-tool" href={href} data-state={state} onClick={copy}>
            {toolIcon('link', state)}
            {t('demo.edited.link')}
          </a>
          {places.some(({ items }) => items.length > 0) && (
            <button type="button" className="ledger-tool" {...button}>
              {toolIcon('open')}
              {t('demo.open')}
            </button>
          )}
          {menu}
        </>
      )}
    </div>
  );
};
