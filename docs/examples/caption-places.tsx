/**
 * title: Caption, title and footer
 * description: Only the caption belongs to the table element. With a fixed header it moves below the header, into the body that scrolls.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Controls } from './shared/controls';
import './shared/look.css';

interface Counter {
  place: string;
  bicycles: number;
}

const columns: ColumnsType<Counter> = [
  { title: 'Counter', dataIndex: 'place', key: 'place' },
  { title: 'Bicycles', dataIndex: 'bicycles', key: 'bicycles', align: 'right' },
];

const counters: Counter[] = [
  { place: 'Old bridge', bicycles: 5210 },
  { place: 'Station square', bicycles: 4388 },
  { place: 'University', bicycles: 3954 },
  { place: 'Canal path', bicycles: 2107 },
  { place: 'West market', bicycles: 1846 },
  { place: 'Hospital', bicycles: 962 },
];

const caption = 'Bicycles counted on 12 May 2022';

export default function CaptionPlaces() {
  const [withCaption, setWithCaption] = useState(true);
  const [withTitle, setWithTitle] = useState(true);
  const [withFooter, setWithFooter] = useState(true);
  const [fixedHeader, setFixedHeader] = useState(false);

  return (
    <div className="demo-stack">
      <Controls>
        <Check label="caption" checked={withCaption} onChange={setWithCaption} />
        <Check label="title" checked={withTitle} onChange={setWithTitle} />
        <Check label="footer" checked={withFooter} onChange={setWithFooter} />
        <Check label="scroll.y" checked={fixedHeader} onChange={setFixedHeader} />
      </Controls>
      <output className="demo-readout">
        Name of the table: {withCaption ? `“${caption}”` : 'none'}
      </output>
      <Table
        caption={withCaption ? caption : undefined}
        title={withTitle ? () => 'The title: a plain panel above the table' : undefined}
        footer={withFooter ? (data) => `The footer: ${data.length} counters` : undefined}
        scroll={fixedHeader ? { y: 180 } : undefined}
        columns={columns}
        data={counters}
        rowKey="place"
        // Without this, `title` alone logs a notice about expandable props.
        expandable={{}}
      />
    </div>
  );
}
