import {
  lacksLinks,
  plainLinks,
} from '../../../../../../src/plugin/prerender/thread/in-node/lacks-links';

const HTML =
  '<a class="a" href="/base/guide/">G</a><a href="/base/%E8%A1%A8?tab=a#b">T</a>' +
  '<a href="https://example.com/x">X</a><a href="/base/%">Broken</a>';

test.each([
  [[], false],
  [['/base/guide', '/base/表', 'https://example.com/x'], false],
  [['/base/guide/?from=a#part'], false],
  [['/base/guide', '/base/more'], true],
  [['/guide'], true],
])('of %j links are missing: %s', (paths, lacks) => {
  expect(lacksLinks(HTML, paths)).toBe(lacks);
});

test("a document has the theme's links for readers without scripts where the site's own are missing", () => {
  const own = '<nav>a <a href="/one">1</a></nav><noscript data-links="">';
  const html = `${own}<a href="/one">1</a><a href="/two">2</a></noscript><p></p>`;
  expect(plainLinks(html, ['/one', '/two'])).toEqual({ html, lacks: true });
  const without = `${own}</noscript><p></p>`;
  expect(plainLinks(html, ['/one'])).toEqual({ html: without, lacks: false });
});
