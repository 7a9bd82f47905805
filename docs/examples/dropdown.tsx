/**
 * title: A filter menu in a header cell
 * description: Choose a category; Escape or a click elsewhere closes the menu.
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import RcDropdown from 'rc-dropdown';
import Menu, { MenuItem } from 'rc-menu';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './dropdown.css';

interface Product {
  name: string;
  category: string;
}

const products: Product[] = [
  { name: 'Assam, loose leaf', category: 'Tea' },
  { name: 'Smoked paprika', category: 'Spices' },
  { name: 'Sencha', category: 'Tea' },
];
const categories = ['All', 'Spices', 'Tea'];

export default function Dropdown() {
  const [chosen, setChosen] = useState('All');
  const [open, setOpen] = useState(false);

  const menu = (
    <Menu
      aria-label="Categories"
      selectedKeys={[chosen]}
      onSelect={({ key }) => setChosen(key)}
      onClick={() => setOpen(false)}
    >
      {categories.map((category) => (
        <MenuItem key={category}>{category}</MenuItem>
      ))}
    </Menu>
  );
  const filter = (
    <RcDropdown
      trigger={['click']}
      overlay={menu}
      visible={open}
      onVisibleChange={setOpen}
      autoFocus
    >
      <button type="button" className="demo-button" data-small="" aria-expanded={open}>
        Category: {chosen}
      </button>
    </RcDropdown>
  );
  const columns: ColumnsType<Product> = [
    { title: 'Product', dataIndex: 'name', key: 'name' },
    { title: filter, dataIndex: 'category', key: 'category' },
  ];
  const shown = products.filter(({ category }) => ['All', category].includes(chosen));

  return <Table aria-label="Products" columns={columns} data={shown} rowKey="name" />;
}
