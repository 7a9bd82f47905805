/**
 * title: A context menu for each row
 * description: Right-click a row. The button at its end opens the same menu without a right click.
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
  const move = (visitor: Visitor, end: string) => {
    const others = visitors.filter((other) => other !== visitor);
    setVisitors(end === 'front' ? [visitor, ...others] : [...others, visitor]);
    close();
  };

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const items = event.currentTarget.querySelectorAll('button');
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowUp') items[0]?.focus();
    else if (event.key === 'ArrowDown') items[1]?.focus();
    else return;
    event.preventDefault();
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
          aria-haspopup="menu"
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
        aria-label="Contacts"
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
          role="menu"
          aria-label={`Actions for ${place.visitor.name}`}
          tabIndex={-1}
          style={{ ...menuStyle, left: place.left, top: place.top }}
          onKeyDown={onKeyDown}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget as Node | null))
              setPlace(undefined);
          }}
        >
          {['front', 'end'].map((end) => (
            <Button
              key={end}
              role="menuitem"
              tabIndex={-1}
              onClick={() => move(place.visitor, end)}
            >
              Move to the {end}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
