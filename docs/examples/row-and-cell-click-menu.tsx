/**
 * title: A context menu for each row
 * description: Right-click a row. The button at its end opens the same menu, for everyone without a right mouse button.
 */
import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button } from './shared/controls';
import './shared/look.css';

interface Visitor {
  id: number;
  name: string;
  reason: string;
}

interface Place {
  visitor: Visitor;
  button: HTMLElement | null;
  left: number;
  top: number;
}

const queue: Visitor[] = [
  { id: 1, name: 'Greta Lind', reason: 'New passport' },
  { id: 2, name: 'Omar Farouk', reason: 'Parking permit' },
  { id: 3, name: 'Chiara Russo', reason: 'Moving in' },
  { id: 4, name: 'Piotr Zając', reason: 'Voting by post' },
];

const menuWidth = 176;
const menuStyle: React.CSSProperties = {
  position: 'absolute',
  zIndex: 10,
  display: 'grid',
  gap: 6,
  boxSizing: 'border-box',
  width: menuWidth,
  padding: 8,
  background: 'var(--rt-surface)',
  border: '1px solid var(--rt-line)',
  borderRadius: 8,
  boxShadow: '0 4px 16px var(--rt-shadow)',
};

export default function RowAndCellClickMenu() {
  const box = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [visitors, setVisitors] = useState(queue);
  const [place, setPlace] = useState<Place>();

  useEffect(() => {
    if (place) menu.current?.querySelector('button')?.focus();
  }, [place]);

  const open = (visitor: Visitor, button: HTMLElement | null, x: number, y: number) => {
    if (!box.current) return;
    const { left, top, width } = box.current.getBoundingClientRect();
    setPlace({
      visitor,
      button,
      left: Math.min(x - left, width - menuWidth),
      top: y - top,
    });
  };
  const close = () => {
    place?.button?.focus();
    setPlace(undefined);
  };
  const move = (visitor: Visitor, toFront: boolean) => {
    const others = visitors.filter((other) => other !== visitor);
    setVisitors(toFront ? [visitor, ...others] : [...others, visitor]);
    close();
  };

  const columns: ColumnsType<Visitor> = [
    { title: 'Visitor', dataIndex: 'name', key: 'name' },
    { title: 'Reason', dataIndex: 'reason', key: 'reason' },
    {
      title: 'Actions',
      key: 'actions',
      align: 'right',
      render: (_, visitor) => (
        <Button
          small
          aria-label={`Actions for ${visitor.name}`}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            open(visitor, currentTarget, left, bottom + 4);
          }}
        >
          …
        </Button>
      ),
    },
  ];

  return (
    <div ref={box} className="demo-stack" style={{ position: 'relative' }}>
      <Table
        columns={columns}
        data={visitors}
        rowKey="id"
        onRow={(visitor) => ({
          onContextMenu: (event) => {
            event.preventDefault();
            const button = event.currentTarget.querySelector('button');
            open(visitor, button, event.clientX, event.clientY);
          },
        })}
      />
      {place && (
        <div
          ref={menu}
          role="group"
          aria-label={`Actions for ${place.visitor.name}`}
          tabIndex={-1}
          style={{ ...menuStyle, left: place.left, top: place.top }}
          onKeyDown={({ key }) => key === 'Escape' && close()}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget as Node | null))
              setPlace(undefined);
          }}
        >
          <Button onClick={() => move(place.visitor, true)}>Move to the front</Button>
          <Button onClick={() => move(place.visitor, false)}>Move to the end</Button>
        </div>
      )}
    </div>
  );
}
