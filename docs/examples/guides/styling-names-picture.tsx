import React from 'react';
import type { Part } from './styling-names-tree';
import './styling-names.css';

/** An element and what is in it: a nested list, drawn as boxes in boxes. */
export function Picture({ part }: { part: Part }) {
  const { tag, classes, states, parts } = part;
  return (
    <li data-tag={tag}>
      <code>
        <i>{tag}</i>
        {classes.map((name) => (
          <React.Fragment key={name}>
            {' '}
            <b>{name}</b>
          </React.Fragment>
        ))}
        {states.map((name) => (
          <React.Fragment key={name}>
            {' '}
            <u>{name}</u>
          </React.Fragment>
        ))}
      </code>
      {parts.length > 0 && (
        <ul>
          {parts.map((inner, index) => (
            <Picture key={index} part={inner} />
          ))}
        </ul>
      )}
    </li>
  );
}
