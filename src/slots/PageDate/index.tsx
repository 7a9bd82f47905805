import React from 'react';
import { matterOf } from '../../data/page-matter';
import { useSite } from '../../hooks/use-site';
import './date.css';

/** When the page was changed, in words that the build has written. */
export default function PageDate() {
  const { updated } = matterOf(useSite().path);
  if (!updated) return null;
  return (
    <p className="ledger-date">
      <time dateTime={updated.time}>{updated.text}</time>
    </p>
  );
}
