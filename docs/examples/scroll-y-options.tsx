/**
 * title: Try the options
 * description: "`scroll.y` is the greatest height of the body: fewer rows make a lower table, more rows scroll."
 */
import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import 'rc-table/assets/index.css';
import { Button, Choice, Controls } from './shared/controls';
import { Range } from './shared/range';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';

interface Entry {
  id: number;
  time: string;
  level: 'info' | 'warn' | 'error';
  message: string;
}

const samples: [Entry['level'], string][] = [
  ['info', 'Nightly backup started'],
  ['info', 'Copied 1,204 files to the archive'],
  ['warn', 'Slow disk: 340 ms for a write'],
  ['info', 'Archive verified'],
  ['error', 'Mail server refused the report'],
  ['info', 'Report queued for another try'],
];
const tones = { info: undefined, warn: 'warn', error: 'bad' };

function makeEntries(count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const [level, message] = samples[index % samples.length]!;
    const minutes = String((index * 2) % 60).padStart(2, '0');
    return {
      id: index,
      time: `0${2 + Math.floor(index / 30)}:${minutes}`,
      level,
      message,
    };
  });
}

export default function ScrollY() {
  const [count, setCount] = useState(24);
  const [unit, setUnit] = useState<'px' | 'vh'>('px');
  const [height, setHeight] = useState(240);
  const [newestFirst, setNewestFirst] = useState(false);

  const data = useMemo(() => {
    const entries = makeEntries(count);
    return newestFirst ? entries.reverse() : entries;
  }, [count, newestFirst]);

  const columns = useMemo(
    () =>
      withHeaderWidths<Entry>([
        {
          title: (
            <Button small onClick={() => setNewestFirst((previous) => !previous)}>
              Time <span aria-hidden="true">{newestFirst ? '↓' : '↑'}</span>
            </Button>
          ),
          dataIndex: 'time',
          key: 'time',
          width: 96,
          onHeaderCell: () => ({ 'aria-sort': newestFirst ? 'descending' : 'ascending' }),
        },
        {
          title: 'Level',
          dataIndex: 'level',
          key: 'level',
          width: 84,
          render: (level: Entry['level']) => (
            <span className="demo-tag" data-tone={tones[level]}>
              {level}
            </span>
          ),
        },
        { title: 'Message', dataIndex: 'message', key: 'message' },
      ]),
    [newestFirst],
  );

  return (
    <div className="demo-stack">
      <Controls label="Height of the body">
        <Choice
          label="scroll.y"
          value={unit}
          options={{ px: 'a number', vh: "'40vh'" }}
          onChange={setUnit}
        />
        {unit === 'px' && (
          <Range
            label="Height"
            value={height}
            min={120}
            max={400}
            step={20}
            unit=" px"
            onChange={setHeight}
          />
        )}
      </Controls>
      <Controls label="Entries">
        <Button onClick={() => setCount(count + 5)}>Add 5 entries</Button>
        <Button onClick={() => setCount(3)}>Keep 3</Button>
        <output className="demo-readout">{count} entries</output>
      </Controls>
      <Table
        aria-label="Log"
        columns={columns}
        data={data}
        rowKey="id"
        scroll={{ y: unit === 'px' ? height : '40vh' }}
      />
    </div>
  );
}
