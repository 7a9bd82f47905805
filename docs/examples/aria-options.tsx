/**
 * title: Three ways to name a table
 * description: The lines below the table are its real markup; see where each attribute lands, and what a fixed header changes.
 */
import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Check, Choice, Controls } from './shared/controls';
import './shared/look.css';

interface Member {
  id: number;
  name: string;
  role: string;
  phone: string;
}

const columns: ColumnsType<Member> = [
  { title: 'Name', dataIndex: 'name', key: 'name', rowScope: 'row' },
  { title: 'Role', dataIndex: 'role', key: 'role' },
  { title: 'Extension', dataIndex: 'phone', key: 'phone' },
];

const members: Member[] = [
  { id: 1, name: 'Amara Diallo', role: 'Team lead', phone: '4410' },
  { id: 2, name: 'Jonas Weber', role: 'Hardware', phone: '4413' },
  { id: 3, name: 'Mei Tanaka', role: 'Accounts', phone: '4417' },
];

const ways = ['aria-label', 'aria-labelledby', 'caption'] as const;
type Way = (typeof ways)[number];

const headingId = 'support-team-heading';

/** The opening tag of an element, as the browser has it, without its inline style. */
function openingTag(element: Element) {
  const copy = element.cloneNode(false) as Element;
  copy.removeAttribute('style');
  return copy.outerHTML.replace(/<\/.*/, '');
}

export default function Aria() {
  const [way, setWay] = useState<Way>('aria-label');
  const [fixedHeader, setFixedHeader] = useState(false);
  const [tags, setTags] = useState<string[]>([]);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const elements = box.current?.querySelectorAll('.rc-table, table') ?? [];
    setTags(Array.from(elements, openingTag));
  }, [way, fixedHeader]);

  return (
    <div className="demo-stack">
      <Controls>
        <Choice label="Named by" value={way} options={ways} onChange={setWay} />
        <Check label="scroll.y" checked={fixedHeader} onChange={setFixedHeader} />
      </Controls>
      <div ref={box}>
        {way === 'aria-labelledby' && (
          <p id={headingId} className="demo-heading">
            Support team
          </p>
        )}
        <Table
          aria-label={way === 'aria-label' ? 'Support team' : undefined}
          aria-labelledby={way === 'aria-labelledby' ? headingId : undefined}
          caption={way === 'caption' ? 'Support team' : undefined}
          data-team="support"
          scroll={fixedHeader ? { y: 240 } : undefined}
          columns={columns}
          data={members}
          rowKey="id"
        />
      </div>
      <ul
        className="demo-log"
        style={{ height: 96 }}
        aria-label="Rendered elements"
        tabIndex={0}
      >
        {tags.map((tag, index) => (
          <li key={index}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}
