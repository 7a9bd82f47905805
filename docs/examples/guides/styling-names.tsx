/**
 * title: Class names of one table
 * description: The elements of a table without `scroll.y` and `sticky`, and their classes.
 */
import React from 'react';
import { Picture } from './styling-names-picture';
import { ONE_TABLE } from './styling-names-tree';

export default function ClassNames() {
  return (
    <ul className="class-names">
      <Picture part={ONE_TABLE} />
    </ul>
  );
}
