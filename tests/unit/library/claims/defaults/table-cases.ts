import { render } from '@testing-library/react';
import Table from 'rc-table';
import type { TableProps } from 'rc-table';
import { createElement } from 'react';
import { columns } from '../support';
import { show } from './show';
import type { DefaultCase, Given } from './show';

/** The rows of `docs/api/table.yaml` with a default. */
export const TABLE_CASES: Record<string, DefaultCase> = {
  'table.data': {
    show: (given) => {
      const props = { columns, ...given } as TableProps<Given>;
      return render(createElement(Table<Given>, props)).container.innerHTML;
    },
    other: [{ key: 1 }],
  },
  'table.rowKey': { show, other: 'a' },
  'table.emptyText': { show: (given) => show({ data: [], ...given }), other: 'None' },
  'table.showHeader': { show, other: false },
  'table.prefixCls': { show, other: 'mine' },
  'table.direction': { show, other: 'rtl' },
};
