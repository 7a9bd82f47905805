/**
 * title: A styled row and a theme
 * description: "`styled.tr` takes the place of every body row. It keeps the classes that rc-table passes, and adds its own."
 */
import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import styled, { ThemeProvider } from 'styled-components';
import 'rc-table/assets/index.css';
import { Choice, Controls } from './shared/controls';
import './shared/look.css';

interface Tea {
  name: string;
  origin: string;
  brewing: string;
}

const teas: Tea[] = [
  { name: 'Sencha', origin: 'Uji', brewing: '2 min, 75°C' },
  { name: 'Tieguanyin', origin: 'Anxi', brewing: '3 min, 95°C' },
  { name: 'Assam', origin: 'Dibrugarh', brewing: '4 min, 98°C' },
  { name: 'Silver Needle', origin: 'Fuding', brewing: '5 min, 80°C' },
];

const columns: ColumnsType<Tea> = [
  { title: 'Tea', dataIndex: 'name' },
  { title: 'Origin', dataIndex: 'origin' },
  { title: 'Brewing', dataIndex: 'brewing' },
];

interface RowTheme {
  ink: string;
  tint: string;
}

const themes: Record<'green' | 'amber', RowTheme> = {
  green: { ink: 'var(--rt-good)', tint: 'var(--rt-good-tint)' },
  amber: { ink: 'var(--rt-warn)', tint: 'var(--rt-warn-tint)' },
};

// Outside the component: a row made while rendering would mount all rows anew each time.
// The fixed id makes server and browser agree on the class name.
const Row = styled.tr.withConfig({ componentId: 'demo-tea' })<{ theme: RowTheme }>`
  > td {
    transition:
      color 0.15s,
      background-color 0.15s;
  }

  /* Three times, to outweigh the hover style of the cells. */
  &&&:hover > td {
    color: ${({ theme }) => theme.ink};
    background: ${({ theme }) => theme.tint};
  }
`;
const components = { body: { row: Row } };

export default function StyledComponents() {
  const [theme, setTheme] = useState<keyof typeof themes>('green');

  return (
    <div className="demo-stack">
      <Controls>
        <Choice
          label="Theme"
          value={theme}
          options={['green', 'amber']}
          onChange={setTheme}
        />
      </Controls>
      <ThemeProvider theme={themes[theme]}>
        <Table
          aria-label="Teas"
          components={components}
          columns={columns}
          data={teas}
          rowKey="name"
        />
      </ThemeProvider>
    </div>
  );
}
