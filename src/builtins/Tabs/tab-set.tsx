import React, { useEffect, useRef } from 'react';
import { placeAfterKey } from '../../ui/arrow-keys';
import { targetOf } from '../../ui/hash-target';

export interface TabSetProps {
  /** Beginning of the ids of tabs and panels. */
  id: string;
  label: string;
  titles: readonly string[];
  /** Name of a choice that all sets of this name share. */
  group?: string;
  /** Place of the tab that is shown. */
  shown: number;
  onShow: (at: number) => void;
  /** The panels, an element for each tab. */
  children: React.ReactNode;
}

function panelsOf(children: React.ReactNode): React.ReactElement[] {
  return React.Children.toArray(children).filter((child): child is React.ReactElement =>
    React.isValidElement(child),
  );
}

/**
 * Panels of which one is shown, chosen by tabs (ARIA Authoring Practices, "tabs"): arrows, Home
 * and End choose. A link to something in a panel shows it.
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
      const target = targetOf(location.hash);
      const panels = [...(box.current?.children ?? [])].slice(1);
      const at = panels.findIndex((panel) => target && panel.contains(target));
      if (at < 0) return;
      onShow(at);
      target?.scrollIntoView();
    };
    reach();
    window.addEventListener('hashchange', reach);
    return () => window.removeEventListener('hashchange', reach);
    // What shows a tab does the same each time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const to = placeAfterKey(event, shown, titles.length);
    if (to === undefined) return;
    event.preventDefault();
    onShow(to);
    (event.currentTarget.children[to] as HTMLElement).focus();
  };
  return (
    <div className="ledger-tab-set" data-group={group} ref={box}>
      {/* It is never focused itself: its tabs hand their keys up to it. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
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
