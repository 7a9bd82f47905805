/**
 * title: A styled row
 * description: "`styled.tr` takes the place of every body row. Point at one."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import styled from 'styled-components';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Tea {
  name: string;
  origin: string;
}

const columns: ColumnsType<Tea> = [
  { title: 'Tea', dataIndex: 'name', key: 'name' },
  { title: 'Origin', dataIndex: 'origin', key: 'origin' },
];

const teas: Tea[] = [
  { name: 'Sencha', origin: 'Uji' },
  { name: 'Tieguanyin', origin: 'Anxi' },
  { name: 'Assam', origin: 'Dibrugarh' },
];

// Outside the component: a row made while rendering would mount all rows anew each time.
// The fixed id makes server and browser agree on the class name.
const Row = styled.tr.withConfig({ componentId: 'tea' })`
  /* Three times, to outweigh the hover style of the cells. */
  &&&:hover > td {
    color: var(--rt-good);
    background: var(--rt-good-tint);
  }
`;
const components = { body: { row: Row } };

export default function StyledComponents() {
  return (
    <Table
      aria-label="Teas"
      components={components}
      columns={columns}
      data={teas}
      rowKey="name"
    />
  );
}
