/**
 * title: Try the options
 * description: Only truncated cells have a tooltip. Point at one, or walk through them with the Tab key; Escape closes.
 */
import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import Tooltip from 'rc-tooltip';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Controls } from './shared/controls';
import { Range } from './shared/range';
import './shared/look.css';
import './ellipsis-custom-tooltip.css';

interface Incident {
  id: number;
  subject: string;
  place: string;
  reporter: string;
}

const incidents: Incident[] = [
  {
    id: 71,
    subject: 'Bilge pump of the pilot boat stops after ten minutes under load',
    place: 'North basin, berth 14, second pontoon',
    reporter: 'Ingrid Solberg, harbour watch',
  },
  {
    id: 72,
    subject: 'Light out',
    place: 'East pier',
    reporter: 'Yusuf Demir, night shift',
  },
  {
    id: 73,
    subject: 'Crane 3 reports a wrong load when the wind is above 40 knots',
    place: 'Container yard, western track',
    reporter: 'Ana Ruiz',
  },
];

function CutText({ text }: { text: string }) {
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setCut(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text]);

  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return (
    <Tooltip
      prefixCls="full-text"
      placement="topLeft"
      trigger={['hover', 'focus']}
      mouseEnterDelay={0.1}
      showArrow={false}
      destroyTooltipOnHide
      overlay={text}
      visible={open && cut}
      onVisibleChange={setOpen}
    >
      <span className="cut-text" ref={ref} tabIndex={cut ? 0 : undefined}>
        {text}
      </span>
    </Tooltip>
  );
}

const cutText = (text: string) => <CutText text={text} />;
// Without `showTitle` the browser's own tooltip would open on top of ours.
const ellipsis = { showTitle: false };

const columns: ColumnsType<Incident> = [
  { title: 'No.', dataIndex: 'id', width: 56 },
  { title: 'Subject', dataIndex: 'subject', ellipsis, render: cutText },
  { title: 'Place', dataIndex: 'place', width: '28%', ellipsis, render: cutText },
  {
    title: 'Reported by',
    dataIndex: 'reporter',
    width: '28%',
    ellipsis,
    render: cutText,
  },
];

export default function EllipsisCustomTooltip() {
  const [width, setWidth] = useState(600);

  return (
    <div className="demo-stack">
      <Controls>
        <Range
          label="Width"
          value={width}
          min={260}
          max={680}
          step={20}
          unit="px"
          onChange={setWidth}
        />
      </Controls>
      <Table
        aria-label="Incidents"
        style={{ maxWidth: width }}
        columns={columns}
        data={incidents}
        rowKey="id"
      />
    </div>
  );
}
