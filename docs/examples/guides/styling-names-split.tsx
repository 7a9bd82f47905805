/**
 * title: Class names of a split table
 * description: The elements of a table with a header that stays in view, and their classes.
 */
import React from 'react';
import { Picture } from './styling-names-picture';
import { SPLIT_TABLE } from './styling-names-tree';

export default function ClassNamesSplit() {
  return (
    <ul className="class-names">
      <Picture part={SPLIT_TABLE} />
    </ul>
  );
}
