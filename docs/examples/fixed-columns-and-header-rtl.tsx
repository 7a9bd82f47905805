/**
 * title: A catalog in Arabic
 * description: "`fixed: 'left'` means the first column: with `direction=\"rtl\"` it stays at the right edge."
 */
import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import 'rc-table/assets/index.css';
import './shared/look.css';

interface Book {
  title: string;
  author: string;
  publisher: string;
  year: number;
}

// The header is a table of its own, without widths until a browser has measured the body.
const wide = { width: 220, onHeaderCell: () => ({ style: { width: 220 } }) };

const columns: ColumnsType<Book> = [
  { title: 'العنوان', dataIndex: 'title', key: 'title', fixed: 'left', ...wide },
  { title: 'المؤلف', dataIndex: 'author', key: 'author', ...wide },
  { title: 'الناشر', dataIndex: 'publisher', key: 'publisher', ...wide },
  { title: 'السنة', dataIndex: 'year', key: 'year', ...wide },
];

const books: Book[] = [
  { title: 'رجال في الشمس', author: 'غسان كنفاني', publisher: 'دار الطليعة', year: 1963 },
  { title: 'ثلاثية غرناطة', author: 'رضوى عاشور', publisher: 'دار الشروق', year: 1994 },
  { title: 'الخبز الحافي', author: 'محمد شكري', publisher: 'دار الساقي', year: 1982 },
];

export default function FixedColumnsAndHeaderRtl() {
  return (
    <div lang="ar" dir="rtl">
      <Table
        aria-label="كتب"
        direction="rtl"
        columns={columns}
        data={books}
        rowKey="title"
        scroll={{ x: 880, y: 120 }}
      />
    </div>
  );
}
