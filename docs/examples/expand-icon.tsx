/**
 * title: A button as the icon
 * description: "`expandIcon` returns a real button that the keyboard reaches and a screen reader can name."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Question {
  id: number;
  question: string;
  answer?: string;
}

const columns: ColumnsType<Question> = [
  { title: 'Question', dataIndex: 'question', key: 'question' },
];

const questions: Question[] = [
  { id: 1, question: 'When does the pool open?', answer: 'At 6:30 on weekdays.' },
  { id: 2, question: 'May I bring a guest?', answer: 'Yes, with a day ticket.' },
  { id: 3, question: 'Will there be a sauna?' },
];

const expandable: ExpandableConfig<Question> = {
  expandedRowRender: ({ answer }) => answer,
  rowExpandable: ({ answer }) => answer !== undefined,
  expandIcon: ({ expandable: hasAnswer, expanded, record, onExpand }) =>
    hasAnswer && (
      <button
        type="button"
        className="demo-expand"
        aria-expanded={expanded}
        aria-label={`Answer to: ${record.question}`}
        onClick={(event) => onExpand(record, event)}
      >
        {expanded ? '▴' : '▾'}
      </button>
    ),
};

export default function ExpandIcon() {
  return (
    <Table
      aria-label="Questions"
      columns={columns}
      data={questions}
      rowKey="id"
      expandable={expandable}
    />
  );
}
