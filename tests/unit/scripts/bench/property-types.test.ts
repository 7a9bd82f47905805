import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { propertyTypes } from '../../../../scripts/bench/property-types.mjs';
import { ROOT } from '../../support/root';

interface Notes {
  id: string;
  module: string;
  type: string;
}

test('the baseline has the types of all references of this site', () => {
  const folder = join(ROOT, 'docs/api');
  const notes = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')) as Notes);
  const types = propertyTypes(notes, ROOT);
  const of = (id: string) => types[notes.findIndex((one) => one.id === id)];
  expect(of('Table')).toMatchObject({ prefixCls: 'string', children: 'React.ReactNode' });
  expect(of('Types')).toMatchObject({ FixedType: "'left' | 'right' | boolean" });
});

test('a type that is not there stops it', () => {
  const wrong = { id: 'Wrong', module: 'rc-table/lib/interface', type: 'NoType' };
  expect(() => propertyTypes([wrong], ROOT)).toThrow(
    'rc-table/lib/interface exports no type NoType.',
  );
});
