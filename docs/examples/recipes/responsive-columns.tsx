/**
 * title: Fewer columns, then cards
 * description: Make the box narrower. First the city goes, then each row becomes a card.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import '../shared/look.css';
import './responsive-columns.css';

type Contact = { name: string; mail: string; city: string };

const contacts: Contact[] = [
  { name: 'Amara Diallo', mail: 'amara@example.com', city: 'Dakar' },
  { name: 'Jonas Weber', mail: 'jonas@example.com', city: 'Graz' },
  { name: 'Mei Tanaka', mail: 'mei@example.com', city: 'Sendai' },
];

// The style sheet shows either the columns or the cards.
const columns: ColumnsType<Contact> = [
  { title: 'Name', dataIndex: 'name', key: 'name', className: 'is-wide' },
  { title: 'Mail', dataIndex: 'mail', key: 'mail', className: 'is-wide' },
  { title: 'City', dataIndex: 'city', key: 'city', className: 'is-wide is-extra' },
  {
    title: 'Contact',
    key: 'card',
    className: 'is-card',
    render: (_, { name, mail, city }) => (
      <>
        <strong>{name}</strong>
        <dl className="contact-card">
          <dt>Mail</dt>
          <dd>{mail}</dd>
          <dt>City</dt>
          <dd>{city}</dd>
        </dl>
      </>
    ),
  },
];

export default function ResponsiveColumns() {
  const [width, setWidth] = useState('100%');
  return (
    <div className="demo-stack">
      <label className="demo-controls">
        Width of the box
        <select value={width} onChange={({ target }) => setWidth(target.value)}>
          <option>100%</option>
          <option>560px</option>
          <option>320px</option>
        </select>
      </label>
      <div className="contacts" style={{ maxWidth: width }}>
        <Table aria-label="Contacts" columns={columns} data={contacts} rowKey="mail" />
      </div>
    </div>
  );
}
