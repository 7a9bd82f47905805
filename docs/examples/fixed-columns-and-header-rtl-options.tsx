/**
 * title: A catalog in Arabic and Hebrew
 * description: "`fixed: 'left'` means the first column: it moves to the right edge with `direction=\"rtl\"`, and `scrollLeft` counts down from 0."
 */
import React, { useEffect, useMemo, useRef, useState } from 'react';
import Table from 'rc-table';
import type { Direction } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import { Button, Check, Choice, Controls } from './shared/controls';
import { withHeaderWidths } from './shared/with-header-widths';
import './shared/look.css';

interface Book {
  lang: 'ar' | 'he';
  title: string;
  author: string;
  publisher: string;
  year: number;
  shelf: string;
  copies: number;
}

const books: Book[] = [
  {
    lang: 'ar',
    title: 'موسم الهجرة إلى الشمال',
    author: 'الطيب صالح',
    publisher: 'دار العودة',
    year: 1966,
    shelf: '12-A',
    copies: 4,
  },
  {
    lang: 'he',
    title: 'סיפור פשוט',
    author: 'ש״י עגנון',
    publisher: 'שוקן',
    year: 1935,
    shelf: '3-C',
    copies: 2,
  },
  {
    lang: 'ar',
    title: 'ثلاثية غرناطة',
    author: 'رضوى عاشور',
    publisher: 'دار الشروق',
    year: 1994,
    shelf: '12-B',
    copies: 11,
  },
  {
    lang: 'he',
    title: 'מיכאל שלי',
    author: 'עמוס עוז',
    publisher: 'עם עובד',
    year: 1968,
    shelf: '4-A',
    copies: 6,
  },
  {
    lang: 'ar',
    title: 'الخبز الحافي',
    author: 'محمد شكري',
    publisher: 'دار الساقي',
    year: 1982,
    shelf: '14-D',
    copies: 3,
  },
  {
    lang: 'he',
    title: 'זיכרון דברים',
    author: 'יעקב שבתאי',
    publisher: 'הקיבוץ המאוחד',
    year: 1977,
    shelf: '4-C',
    copies: 1,
  },
];

const inItsLanguage = (text: string, book: Book) => <span lang={book.lang}>{text}</span>;
// Without the isolation, "12-A" would read "A-12" in a line that runs from right to left.
const isolated = (code: string) => <bdi dir="ltr">{code}</bdi>;

export default function FixedColumnsAndHeaderRtl() {
  const [direction, setDirection] = useState<Direction>('rtl');
  const [width, setWidth] = useState('840px');
  const [fixFirst, setFixFirst] = useState(true);
  const [fixLast, setFixLast] = useState(false);
  const [header, setHeader] = useState(true);
  const [ellipsis, setEllipsis] = useState(false);
  const [empty, setEmpty] = useState(false);
  const [scrolled, setScrolled] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const rtl = direction === 'rtl';

  const columns = useMemo(
    () =>
      withHeaderWidths<Book>([
        {
          title: 'Title',
          dataIndex: 'title',
          width: 140,
          fixed: fixFirst && 'left',
          ellipsis,
          render: inItsLanguage,
        },
        { title: 'Author', dataIndex: 'author', width: 160, render: inItsLanguage },
        { title: 'Publisher', dataIndex: 'publisher', width: 200, render: inItsLanguage },
        // `align` is physical: the end of a line is on the left here.
        { title: 'Year', dataIndex: 'year', width: 120, align: rtl ? 'left' : 'right' },
        { title: 'Shelf', dataIndex: 'shelf', width: 120, render: isolated },
        { title: 'Copies', dataIndex: 'copies', width: 100, fixed: fixLast && 'right' },
      ]),
    [fixFirst, fixLast, ellipsis, rtl],
  );

  // A table that changes one of these on the fly keeps the scroll shadows of before.
  const kind = [direction, width, header].join(' ');
  useEffect(() => setScrolled(0), [kind]);

  const scrollToLast = () => {
    const body = frame.current?.querySelector('.rc-table-body, .rc-table-content');
    if (!body) return;
    const hidden = body.scrollWidth - body.clientWidth;
    body.scrollLeft = rtl ? -hidden : hidden;
  };

  return (
    <div className="demo-stack">
      <Controls label="Options of the table">
        <Choice
          label="direction"
          value={direction}
          options={['rtl', 'ltr']}
          onChange={setDirection}
        />
        <Choice
          label="scroll.x"
          value={width}
          options={['840px', '150%', 'max-content']}
          onChange={setWidth}
        />
        <Check label="Fix the first column" checked={fixFirst} onChange={setFixFirst} />
        <Check label="Fix the last column" checked={fixLast} onChange={setFixLast} />
        <Check label="Fixed header" checked={header} onChange={setHeader} />
        <Check label="Ellipsis in titles" checked={ellipsis} onChange={setEllipsis} />
        <Check label="No books" checked={empty} onChange={setEmpty} />
      </Controls>
      <div
        dir={direction}
        ref={frame}
        onScrollCapture={(event) => setScrolled((event.target as Element).scrollLeft)}
      >
        <Table
          aria-label="Books"
          key={kind}
          direction={direction}
          columns={columns}
          data={empty ? [] : books}
          rowKey="shelf"
          emptyText="No books on these shelves"
          scroll={{ x: width, y: header ? 220 : undefined }}
        />
      </div>
      <Controls label="Scrolling">
        <Button onClick={scrollToLast}>Scroll to the last column</Button>
        <output className="demo-readout">scrollLeft: {Math.round(scrolled)}</output>
      </Controls>
    </div>
  );
}
