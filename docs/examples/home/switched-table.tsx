import React, { useEffect, useMemo, useRef, useState } from 'react';
import { CodePane } from './code-pane';
import { OrdersTable } from './orders-table';
import { FIRST, SWITCHES, turn } from './switches';
import type { Choice, Switch } from './switches';
import type { Words } from './words';
import '../shared/look.css';
import './home.css';

interface SwitchedTableProps {
  words: Words;
  direction?: 'ltr' | 'rtl';
}

/** How far the table scrolls by itself, in pixels, so that a column or a header is seen to stay. */
const SHOWN_BY = 96;

/** The part of the table that scrolls sideways. */
function wideIn(page: Element | null): Element | null | undefined {
  return page?.querySelector('.rc-table-body, .rc-table-content');
}

/** A table, the switches that change it, and the code that makes it. */
export function SwitchedTable({ words, direction }: SwitchedTableProps) {
  const [on, setOn] = useState<Choice>(FIRST);
  /** What the table shows, later than the switch and the code: a thousand rows take a while. */
  const [shown, setShown] = useState<Choice>(FIRST);
  const [pressed, setPressed] = useState<Switch>();
  const page = useRef<HTMLDivElement>(null);
  // The box is to the table what the window is to a table in a page.
  const sticky = useMemo(
    () => ({ getContainer: () => page.current ?? document.body }),
    [],
  );

  /** How far the reader has scrolled sideways, which the next table keeps. */
  const aside = useRef(0);

  const press = (which: Switch) => {
    aside.current = wideIn(page.current)?.scrollLeft ?? 0;
    setOn(turn(on, which));
    setPressed(which);
  };

  useEffect(() => setShown(on), [on]);

  useEffect(() => {
    const box = page.current;
    const wide = wideIn(box);
    if (!box || !wide || !pressed) return;
    wide.scrollLeft = aside.current;
    if (!shown.includes(pressed)) return;
    if (pressed === 'fixed') wide.scrollLeft = direction === 'rtl' ? -SHOWN_BY : SHOWN_BY;
    if (pressed === 'sticky') box.scrollTop = SHOWN_BY;
    if (pressed === 'expandable') box.scrollTop = 0;
    // A press scrolls when the table shows it, not before.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown, direction]);

  return (
    <div className="home">
      <div className="home-switches" role="group" aria-label={words.switches}>
        {SWITCHES.map((one) => (
          <button
            key={one}
            type="button"
            role="switch"
            aria-checked={on.includes(one)}
            onClick={() => press(one)}
          >
            {words.labels[one]}
          </button>
        ))}
      </div>
      <p className="home-no-script">{words.noScript}</p>
      {/* A scrolling box must be reachable by keyboard. */}
      <div
        ref={page}
        className="home-page"
        role="region"
        aria-label={words.orders}
        tabIndex={0}
      >
        {/* Some options of a table are read when it is mounted, and never again. */}
        <OrdersTable
          key={shown.join()}
          on={shown}
          words={words}
          sticky={sticky}
          direction={direction}
        />
      </div>
      <CodePane on={on} pressed={pressed} words={words} />
    </div>
  );
}
