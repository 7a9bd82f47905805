import { partsModule } from '../../../../src/plugin/app/parts';
import type { Site } from '../../../../src/plugin/site/read-site';

const site = (rtl: boolean) =>
  ({ options: { rtl, nav: [] }, locales: [], pages: [], others: [] }) as unknown as Site;

/** The files that the parts of a module come from, by name. */
function sources(...[of, own, all]: [Site, string[], boolean]): Record<string, string> {
  const lines = partsModule(of, new Set(own), all)['parts.ts'] as readonly string[];
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', file = ''] =
        /default as (\w+) .* from ['"](.*)['"]/.exec(line) ?? [];
      return [name, file.replace(/.*\/ui\//, '')];
    }),
  );
}

it('leaves out the parts that a site does not show', () => {
  const { RtlSwitch, HeaderExtra } = sources(site(false), [], false);
  expect([RtlSwitch, HeaderExtra]).toEqual(['nothing', 'nothing']);
});

it('keeps the parts that a site shows, or has files of its own for', () => {
  const { RtlSwitch, HeaderExtra, NavbarExtra } = sources(
    site(true),
    ['HeaderExtra'],
    false,
  );
  expect(RtlSwitch).toBe('dumi/theme/slots/RtlSwitch');
  expect(HeaderExtra).toBe('dumi/theme/slots/HeaderExtra');
  expect(NavbarExtra).toBe('nothing');
});

it('keeps all of them for a development server', () => {
  expect(Object.values(sources(site(false), [], true))).not.toContain('nothing');
});

it("has the site's own extra after a demo's tools, where there is one", () => {
  const toolbar = (own: string[]) =>
    partsModule(site(false), new Set(own), false)['demo-toolbar.ts'];
  expect(String(toolbar([]))).toMatch(/Previewer\/panel\/demo-toolbar"/);
  expect(String(toolbar(['PreviewerActionsExtra']))).toMatch(
    /Previewer\/extended-toolbar"/,
  );
});
