import { useRouteMeta, useTabMeta } from 'dumi';
import React from 'react';
import { useMarkedHeading } from '../../hooks/use-marked-heading';
import { tocOf } from '../../model/content/toc';
import './toc-list.css';

/**
 * The table of contents as a list, for layouts of sites; that of the theme's own layout is
 * `builtins/Toc`, which comes with each page and knows its headings without dumi's table of all.
 */
export default function Toc() {
  const { toc } = useRouteMeta();
  const items = tocOf(useTabMeta()?.toc ?? toc);
  useMarkedHeading();
  return (
    <ul className="ledger-toc-list">
      {items.map(({ id, title, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
