/**
 * title: The options, one by one
 * description: "`EXPAND_COLUMN` puts the icons where it stands in `columns`. Columns made anew with each render let every option take effect at once."
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Choice, Controls } from './shared/controls';
import { expandIconOf } from './shared/expand-icon';
import './shared/look.css';

interface Parcel {
  id: string;
  to: string;
  from: string;
  weight: number;
  note: string;
}

const parcels: Parcel[] = [
  { id: 'P-71', to: 'Lyon', from: 'Turin', weight: 12, note: 'Left in the porch.' },
  { id: 'P-72', to: 'Graz', from: 'Brno', weight: 38, note: 'Waits at customs.' },
  { id: 'P-73', to: 'Faro', from: 'Cádiz', weight: 5, note: 'Address unclear.' },
  { id: 'P-74', to: 'Bergen', from: 'Kiel', weight: 240, note: 'Two pallets.' },
  { id: 'P-75', to: 'Tartu', from: 'Riga', weight: 17, note: 'Signed by T. Saar.' },
  { id: 'P-76', to: 'Nice', from: 'Genoa', weight: 95, note: 'Keep dry.' },
];

const expandIcon = expandIconOf<Parcel>((record) => `Note on ${record.id}`);

export default function ExpandedRowRenderOptions({
  direction,
}: {
  direction?: Direction;
}) {
  const [iconsAt, setIconsAt] = useState<'start' | 'end'>('start');
  const [titled, setTitled] = useState(false);
  const [byClick, setByClick] = useState(false);
  const [scrollX, setScrollX] = useState(true);
  const [scrollY, setScrollY] = useState(false);
  const [fixNumber, setFixNumber] = useState(false);
  const [fixIcons, setFixIcons] = useState(false);

  const columns: ColumnsType<Parcel> = [
    { title: 'Parcel', dataIndex: 'id', key: 'id', width: 90, fixed: fixNumber },
    { title: 'To', dataIndex: 'to', key: 'to' },
    { title: 'From', dataIndex: 'from', key: 'from' },
    { title: 'Weight, kg', dataIndex: 'weight', key: 'weight', align: 'right' },
  ];
  const atStart = iconsAt === 'start';

  return (
    <div className="demo-stack">
      <Controls>
        <Choice
          label="Icons"
          value={iconsAt}
          options={{ start: 'first', end: 'last' }}
          onChange={setIconsAt}
        />
        <Check label="columnTitle" checked={titled} onChange={setTitled} />
        <Check label="expandRowByClick" checked={byClick} onChange={setByClick} />
        <Check label="scroll.x" checked={scrollX} onChange={setScrollX} />
        <Check label="scroll.y" checked={scrollY} onChange={setScrollY} />
        <Check
          label="Fix the parcel column"
          checked={fixNumber}
          onChange={setFixNumber}
        />
        <Check
          label="Fix the icons"
          checked={fixIcons}
          disabled={!atStart}
          onChange={setFixIcons}
        />
      </Controls>
      <Table
        aria-label="Parcels"
        direction={direction}
        columns={
          atStart ? [Table.EXPAND_COLUMN, ...columns] : [...columns, Table.EXPAND_COLUMN]
        }
        data={parcels}
        rowKey="id"
        scroll={{ x: scrollX ? 900 : undefined, y: scrollY ? 200 : undefined }}
        expandable={{
          expandedRowRender: ({ note }) => note,
          defaultExpandedRowKeys: ['P-71'],
          expandIcon,
          columnTitle: titled && 'Note',
          columnWidth: titled ? 72 : undefined,
          expandRowByClick: byClick,
          // Before a fixed column the icons have to be fixed, too.
          fixed: atStart && (fixIcons || fixNumber) ? 'left' : undefined,
        }}
      />
    </div>
  );
}
