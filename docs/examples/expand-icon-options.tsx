/**
 * title: Try the options
 * description: Click an icon or anywhere in its row, or press Enter on the icon. Each toggles once. The last question has no answer yet.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, ExpandableConfig } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Log, useLog } from './shared/log';
import './shared/look.css';

interface Question {
  id: number;
  question: string;
  topic: string;
  answer?: string;
}

const columns: ColumnsType<Question> = [
  { title: 'Question', dataIndex: 'question', key: 'question' },
  { title: 'Topic', dataIndex: 'topic', key: 'topic' },
];

const questions: Question[] = [
  {
    id: 1,
    question: 'When does the pool open?',
    topic: 'Hours',
    answer: 'At 6:30 on weekdays, at 8:00 on Saturday and Sunday.',
  },
  {
    id: 2,
    question: 'May I bring a guest?',
    topic: 'Passes',
    answer: 'Yes, with a day ticket from the front desk.',
  },
  {
    id: 3,
    question: 'Where do I find lost things?',
    topic: 'Service',
    answer: 'In the box next to the lockers, for two weeks.',
  },
  { id: 4, question: 'Will there be a sauna?', topic: 'Plans' },
];

const expandIcon: ExpandableConfig<Question>['expandIcon'] = ({
  prefixCls,
  expandable,
  expanded,
  record,
  onExpand,
}) =>
  expandable ? (
    <button
      type="button"
      className="demo-expand"
      aria-expanded={expanded}
      aria-label={`Answer to: ${record.question}`}
      onClick={(event) => onExpand(record, event)}
    >
      {expanded ? '▴' : '▾'}
    </button>
  ) : (
    <span className={`${prefixCls}-row-expand-icon ${prefixCls}-row-spaced`} />
  );

export default function ExpandIcon() {
  const [entries, log] = useLog();

  return (
    <div className="demo-stack">
      <Table
        aria-label="Questions"
        columns={columns}
        data={questions}
        rowKey="id"
        expandable={{
          expandIcon,
          expandRowByClick: true,
          rowExpandable: ({ answer }) => answer !== undefined,
          expandedRowRender: ({ answer }) => (
            <div style={{ paddingInlineStart: 48 }}>{answer}</div>
          ),
          onExpand: (expanded, { question }) =>
            log(`${expanded ? 'opened' : 'closed'}: ${question}`),
        }}
      />
      <Log entries={entries} />
    </div>
  );
}
