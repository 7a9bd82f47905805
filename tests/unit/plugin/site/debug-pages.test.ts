import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '../../../../src/plugin/host';
import { removeDebugPages } from '../../../../src/plugin/site/debug-pages';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'debug-pages-'))));
afterEach(() => rmSync(root, { recursive: true }));

test('pages for debugging lose their routes, layouts and others keep theirs', () => {
  const routeOf = (id: string, text: string): Route => {
    const file = join(root, `${id}.md`);
    writeFileSync(file, text);
    return { id, path: id, absPath: `/${id}`, file };
  };
  const routes: Record<string, Route> = {
    shown: routeOf('shown', '---\ndebug: false\n---\n'),
    secret: routeOf('secret', '---\ndebug: true\n---\n'),
    gone: { id: 'gone', path: 'gone', absPath: '/gone', file: join(root, 'gone.md') },
    layout: { id: 'layout', path: '/', absPath: '/', isLayout: true },
  };
  removeDebugPages(routes, root);
  expect(Object.keys(routes)).toEqual(['shown', 'gone', 'layout']);
});
