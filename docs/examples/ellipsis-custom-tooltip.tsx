/**
 * title: A tooltip for truncated text
 * description: Point at a subject, or reach it with the Tab key.
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import Tooltip from 'rc-tooltip';
import 'rc-table/assets/index.css';
import './shared/look.css';
import './ellipsis-custom-tooltip.css';

interface Incident {
  id: number;
  subject: string;
  place: string;
}

const withTooltip = (text: string) => (
  <Tooltip
    prefixCls="full-text"
    placement="topLeft"
    trigger={['hover', 'focus']}
    showArrow={false}
    overlay={text}
  >
    <span className="cut-text" tabIndex={0}>
      {text}
    </span>
  </Tooltip>
);

const columns: ColumnsType<Incident> = [
  {
    title: 'Subject',
    dataIndex: 'subject',
    key: 'subject',
    // Without `showTitle: false` the browser would show a tooltip of its own, too.
    ellipsis: { showTitle: false },
    render: withTooltip,
  },
  { title: 'Place', dataIndex: 'place', key: 'place', width: 140 },
];

const incidents: Incident[] = [
  {
    id: 71,
    subject:
      'Bilge pump of the pilot boat stops after ten minutes under load and starts again once cooled down',
    place: 'North basin',
  },
  {
    id: 73,
    subject:
      'Crane 3 reports a wrong load when the wind is above 40 knots and the track is wet',
    place: 'Container yard',
  },
];

export default function EllipsisCustomTooltip() {
  return <Table aria-label="Incidents" columns={columns} data={incidents} rowKey="id" />;
}
