import React, { useEffect, useRef } from 'react';
import { indexAfterKey } from '../../ui/arrow-keys';
import { hashTarget } from '../../ui/hash-target';

export interface TabSetProps {
  /** Prefix for the ids of tabs and panels. */
  id: string;
  label: string;
  titles: readonly string[];
  /** Name of a choice that all sets with this name share. */
  group?: string;
  /** Index of the selected tab. */
  shown: number;
  onShow: (at: number) => void;
  /** The panels, one element per tab. */
  children: React.ReactNode;
}

function panelsOf(children: React.ReactNode): React.ReactElement[] {
  return React.Children.toArray(children).filter((child): child is React.ReactElement =>
    React.isValidElement(child),
  );
}

/**
 * Tabs with panels, of which one is shown (ARIA Authoring Practices, "tabs"): arrow keys,
 * Home, and End select a tab. A link to an element in a panel selects its tab.
 */
export const TabSet: React.FC<TabSetProps> = ({
  id,
  label,
  titles,
  group,
  shown,
  onShow,
  children,
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const reach = () => {
      const target = hashTarget(location.hash);
      const panels = [...(box.current?.children ?? [])].slice(1);
      const at = panels.findIndex((panel) => target && panel.contains(target));
      if (at < 0) return;
      onShow(at);
      target?.scrollIntoView();
    };
    reach();
    window.addEventListener('hashchange', reach);
    return () => window.removeEventListener('hashchange', reach);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onShow` behaves the same on every call
  }, []);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const to = indexAfterKey(event, shown, titles.length);
    if (to === undefined) return;
    event.preventDefault();
    onShow(to);
    (event.currentTarget.children[to] as HTMLElement).focus();
  };
  return (
    <div className="ledger-tab-set" data-group={group} ref={box}>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tablist itself never has the focus: key events bubble up from its tabs */}
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {titles.map((title, at) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${at + 1}`}
            aria-controls={`${id}-panel-${at + 1}`}
            aria-selected={at === shown}
            tabIndex={at === shown ? 0 : -1}
            data-value={title}
            onClick={() => onShow(at)}
          >
            {title}
          </button>
        ))}
      </div>
      {panelsOf(children).map((panel, at) =>
        React.cloneElement(panel, {
          role: 'tabpanel',
          id: `${id}-panel-${at + 1}`,
          'aria-labelledby': `${id}-tab-${at + 1}`,
          'data-value': titles[at],
          hidden: at !== shown,
        }),
      )}
    </div>
  );
};
