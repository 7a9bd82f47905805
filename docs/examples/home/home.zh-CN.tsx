/**
 * title: 带五个选项的表格
 */
import React from 'react';
import { CHINESE } from './chinese';
import { SwitchedTable } from './switched-table';

export default function Home({ direction }: { direction?: 'ltr' | 'rtl' }) {
  return <SwitchedTable words={CHINESE} direction={direction} />;
}
