/**
 * title: Try the options
 * description: Tick categories and apply them. Escape or a click elsewhere closes the menu and leaves the rows as they are.
 */
import React, { useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import RcDropdown from 'rc-dropdown';
import Menu, { Divider, MenuItem } from 'rc-menu';
import type { MenuProps } from 'rc-menu';
import 'rc-table/assets/index.css';
import { Button, Controls } from './shared/controls';
import './shared/look.css';
import './dropdown.css';

interface Product {
  id: number;
  name: string;
  category: string;
  price: number;
}

const products: Product[] = [
  { id: 1, name: 'Assam, loose leaf', category: 'Tea', price: 7.5 },
  { id: 2, name: 'Smoked paprika', category: 'Spices', price: 4.2 },
  { id: 3, name: 'Yirgacheffe beans', category: 'Coffee', price: 12.9 },
  { id: 4, name: 'Red quinoa', category: 'Grains', price: 5.4 },
  { id: 5, name: 'Sencha', category: 'Tea', price: 9.8 },
  { id: 6, name: 'Green cardamom', category: 'Spices', price: 6.1 },
  { id: 7, name: 'Pearl barley', category: 'Grains', price: 2.3 },
];
const categories = ['Coffee', 'Grains', 'Spices', 'Tea'];

interface FilterProps {
  chosen: string[];
  onApply: (chosen: string[]) => void;
}

const CategoryFilter: React.FC<FilterProps> = ({ chosen, onApply }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(chosen);

  const onVisibleChange = (visible: boolean) => {
    setOpen(visible);
    if (visible) setDraft(chosen);
  };
  const apply = (next: string[]) => {
    onApply(next);
    setOpen(false);
    button.current?.focus();
  };
  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    // Or the same Enter would press the button that is about to get the focus.
    domEvent.preventDefault();
    if (key === 'apply') apply(draft);
    else if (key === 'clear') apply([]);
    else if (draft.includes(key)) setDraft(draft.filter((category) => category !== key));
    else setDraft([...draft, key]);
  };
  const clickOnSpace = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };

  const menu = (
    <Menu
      aria-label="Categories"
      selectable={false}
      selectedKeys={draft}
      onClick={onClick}
    >
      {categories.map((category) => (
        <MenuItem
          key={category}
          role="menuitemcheckbox"
          aria-checked={draft.includes(category)}
          onKeyDown={clickOnSpace}
        >
          {category}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem key="apply" onKeyDown={clickOnSpace}>
        Apply
      </MenuItem>
      <MenuItem key="clear" onKeyDown={clickOnSpace}>
        Clear filter
      </MenuItem>
    </Menu>
  );

  return (
    <span className="filter-header">
      Category
      <RcDropdown
        trigger={['click']}
        overlay={menu}
        visible={open}
        onVisibleChange={onVisibleChange}
        autoFocus
      >
        <button
          ref={button}
          type="button"
          className="demo-button"
          data-small=""
          aria-label={`Filter by category, ${chosen.length} chosen`}
          aria-haspopup="menu"
          aria-expanded={open}
        >
          Filter
          {chosen.length > 0 && <span className="filter-count">{chosen.length}</span>}
        </button>
      </RcDropdown>
    </span>
  );
};

export default function Dropdown() {
  const [chosen, setChosen] = useState<string[]>([]);
  const shown = products.filter(
    ({ category }) => chosen.length === 0 || chosen.includes(category),
  );

  const columns: ColumnsType<Product> = [
    { title: 'Product', dataIndex: 'name', key: 'name' },
    {
      title: <CategoryFilter chosen={chosen} onApply={setChosen} />,
      dataIndex: 'category',
      key: 'category',
    },
    {
      title: 'Price',
      dataIndex: 'price',
      key: 'price',
      align: 'right',
      render: (price: number) => `€${price.toFixed(2)}`,
    },
  ];

  return (
    <div className="demo-stack">
      <Controls label="Filter">
        <Button disabled={chosen.length === 0} onClick={() => setChosen([])}>
          Show all
        </Button>
        <output className="demo-readout">
          {shown.length} of {products.length} products
        </output>
      </Controls>
      <Table aria-label="Products" columns={columns} data={shown} rowKey="id" />
    </div>
  );
}
