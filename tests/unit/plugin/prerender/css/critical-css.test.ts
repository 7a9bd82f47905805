import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { parse } from 'postcss';
import type { Rule } from 'postcss';
import {
  criticalCss,
  parseSheet,
} from '../../../../../src/plugin/prerender/css/critical-css';
import { namesInHtml } from '../../../../../src/plugin/prerender/css/names-in-html';
import { cpuTime } from '../../../../support/cpu-time';
import { ROOT } from '../../../support/root';

const KEEP = ['data-prefers-color', 'data-state', 'open', 'hidden', 'aria-expanded'];
const STYLES = join(ROOT, 'src/styles');
const CSS = [...readStyle('index.css').matchAll(/@import '(.+)'/g)]
  .map(([, name = '']) => readStyle(name))
  .join('\n');

const PAGE = `<!DOCTYPE html>
<html lang="en-US" data-prefers-color="dark"><head><title>It's a < b & "c"</title>
<script>if (a<b && c === "it's <div class='in-script'>") d();</script></head>
<body><!-- <i class="in-comment">it's off</i> --><div id="root">
<a class="ledger-skip" href="#main">Skip to content</a>
<header class="ledger-header"><div class="ledger-header-inner">
  <button type="button" class="ledger-tool ledger-drawer-button" aria-label="Open"><svg class="ledger-icon" data-icon="menu" viewBox="0 0 24 24"><path d="M4 6h16"/></svg></button>
  <a class="ledger-logo" href="/"><img src="/logo.svg" alt="" width="28">rc-table</a>
  <nav class="ledger-navbar" aria-label="Main"><ul><li><a href="/" aria-current="page">Doc</a></li></ul></nav>
  <button class="ledger-search-button"><span>Find a page</span><kbd>K</kbd></button>
</div></header>
<div class="ledger-columns">
  <aside class="ledger-aside"><nav class="ledger-sidebar"><section><p class="ledger-sidebar-title">Basics</p><ul><li><a href="/demo/simple">Simple</a></li></ul></section></nav></aside>
  <main class="ledger-main" id="main" tabindex="-1"><h1>Simple</h1>
    <div class="ledger-content">
      <div class="ledger-toc"><details><summary>On this page</summary></details><nav><p class="ledger-toc-title">On this page</p><ul><li data-depth="2"><a href="#when">When</a></li></ul></nav></div>
      <div class="markdown"><p>A table &amp; its <code>columns</code>.</p>
        <h2 id="when"><a aria-hidden="true" href="#when"></a>When to use it</h2>
        <div class="ledger-demo"><div class="ledger-demo-live"><table><tr><td>1</td></tr></table></div>
          <div class="ledger-demo-text"><div><p class="ledger-demo-title"><a href="#x">Simple</a></p></div><div class="ledger-demo-tools"><button class="ledger-tool" aria-expanded="false">Code</button></div></div></div>
        <figure class="ledger-code"><div class="ledger-code-box"><pre><code><span class="c-keyword">const</span> a = <span class="c-string">&quot;b&quot;</span></code></pre></div></figure>
        <div class="ledger-table ledger-api"><table><thead><tr><th>Property</th></tr></thead><tbody><tr><th><a href="#a"><code>data</code></a></th><td><p>Rows.</p><small>required</small></td></tr></tbody></table></div>
        <div class="ledger-callout" data-type="warning"><p class="ledger-callout-title">Mind</p><ul><li>This</li></ul></div>
      </div></div>
    <div class="ledger-page-end"><a class="ledger-edit" href="/edit">Edit</a></div>
  </main></div></div></body></html>`;

function readStyle(name: string): string {
  return readFileSync(join(STYLES, name), 'utf8');
}

function critical(css: string, html: string, keep: string[] = []): string {
  return criticalCss(parseSheet(css), namesInHtml(html, keep));
}

describe('a rule', () => {
  test.each([
    ['a tag that occurs', 'p{a:b}', '<p>', 'p{a:b}'],
    ['a tag in other letters', 'LI{a:b}', '<li>', 'LI{a:b}'],
    ['a tag that does not occur', 'pre{a:b}', '<p>', ''],
    ['a tag whose name only begins like one', 'a{a:b}', '<abbr>', ''],
    ['a class', '.b{a:b}', '<p class="a  b\nc">', '.b{a:b}'],
    ['a class in other letters', '.B{a:b}', '<p class="b">', ''],
    ['a class without quotes', '.b{a:b}', '<p class=b>', '.b{a:b}'],
    ['a class in single quotes', '.b{a:b}', "<p class='b'>", '.b{a:b}'],
    ['a class with an entity', '.a\\&b{a:b}', '<p class="a&amp;b">', '.a\\&b{a:b}'],
    ['a class with an escape', '.md\\:x{a:b}', '<p class="md:x">', '.md\\:x{a:b}'],
    ['an id', '#b{a:b}', '<p id="b">', '#b{a:b}'],
    ['an id that does not occur', '#b{a:b}', '<p class="b">', ''],
    ['an attribute', '[hidden]{a:b}', '<p hidden>', '[hidden]{a:b}'],
    [
      'an attribute of any value',
      "[dir='rtl']{a:b}",
      '<p dir="ltr">',
      "[dir='rtl']{a:b}",
    ],
    ['an attribute that does not occur', '[dir]{a:b}', '<p title="dir">', ''],
    ['all of a compound', 'p.a#b[c]{a:b}', '<p id=b c><i class=a>', 'p.a#b[c]{a:b}'],
    ['not all of a compound', 'p.a.b{a:b}', '<p class="a">', ''],
    ['all compounds', '.a > .b + i{a:b}', '<p class=a><p class=b><i>', '.a>.b+i{a:b}'],
    ['not all compounds', '.a .b{a:b}', '<p class="b">', ''],
    ['the root', ':root{a:b}html body *{a:b}', '', ':root{a:b}html body *{a:b}'],
    ['the body that a table gets', 'tbody tr{a:b}', '<table><tr>', 'tbody tr{a:b}'],
  ])('for %s', (_, css, html, expected) => {
    expect(critical(css, html)).toBe(expected);
  });

  test.each([
    ['states', 'a:hover:focus-visible{a:b}', 'a:hover:focus-visible{a:b}'],
    ['pseudo-elements', 'a::before{a:b}', 'a::before{a:b}'],
    ['a state of anything', ':focus-visible{a:b}', ':focus-visible{a:b}'],
    ['languages', ':lang(zh) a{a:b}', ':lang(zh) a{a:b}'],
    ['places', 'a:nth-child(2n + 1 of .x){a:b}', 'a:nth-child(2n+1 of .x){a:b}'],
    [':is() of which one occurs', ':is(.x, a){a:b}', ':is(.x,a){a:b}'],
    [':is() of which none occurs', ':is(.x, b) a{a:b}', ''],
    [':is() that holds longer selectors', ':is(.x a, b a){a:b}', ''],
    [':where() inside :is()', ':is(:where(.x, a)){a:b}', ':is(:where(.x,a)){a:b}'],
    [':not() of what occurs', 'p:not(a, .x){a:b}', 'p:not(a,.x){a:b}'],
    [':has() of what occurs', 'p:has(> a){a:b}', 'p:has(>a){a:b}'],
    [':has() of what does not', 'p:has(> .x){a:b}', ''],
    [':has() inside :not()', 'p:not(:has(.x)){a:b}', 'p:not(:has(.x)){a:b}'],
  ])('with %s', (_, css, expected) => {
    expect(critical(css, '<p><a>')).toBe(expected);
  });

  test('keeps the selectors that can match, in their order', () => {
    expect(critical('.z, b, .y, a:hover { a: b }', '<a><b>')).toBe('b,a:hover{a:b}');
  });

  test('keeps all selectors of a list that a browser may not know as a whole', () => {
    const css = '.z::-webkit-thumb, a { a: b }';
    expect(critical(css, '<a>')).toBe('.z::-webkit-thumb,a{a:b}');
    expect(critical(css, '<p>')).toBe('');
  });

  test('stays for an attribute that script sets', () => {
    const css = "dialog[open]{a:b}p[data-state='x']{a:b}p[title]{a:b}";
    expect(critical(css, '<dialog><p>', ['open', 'DATA-STATE'])).toBe(
      "dialog[open]{a:b}p[data-state='x']{a:b}",
    );
  });

  test('stays with the rules inside it that can match, and with the weight of its list', () => {
    const css =
      'a, #z { a: b; & .z { a: b } &:hover, .y & { a: b } @media (c) { d: e } f: g }';
    expect(critical(css, '<a>')).toBe('a,#z{a:b;&:hover{a:b}@media (c){d:e}f:g}');
    expect(critical(css, '<p>')).toBe('');
  });

  test('goes when it says nothing', () => {
    expect(critical('a {} a { /* later */ }', '<a>')).toBe('');
  });
});

describe('the names of a page', () => {
  test.each([
    ['in a comment', '<!-- <a class="x"> it\'s --><p>'],
    ['in a script', "<script>if (b<a) \"it's <a class='x'>\"</script><p>"],
    ['in text', '<p>a &lt;a class=&quot;x&quot;> .x'],
    [
      'in the value of another attribute',
      '<p title="<a class=\'x\'>" alt=\'class="x"\'>',
    ],
    ['in a field', '<textarea><a class="x"></textarea><p>'],
  ])('are not those %s', (_, html) => {
    expect(critical('a, .x, p { b: c }', html)).toBe('p{b:c}');
  });

  test.each([
    ['after a comment with a quote', '<!-- it\'s "so --><a class="x">'],
    ['after a script with a quote', '<SCRIPT>"it\'s < b"</SCRIPT><a class="x">'],
    ['after a `>` in a value', '<a title="b > c" class="x">'],
    ['after a loose quote', '<p title=it\'s><a b" class="x">'],
    ['after a loose `<`', '<p>a < b</p> <3 <a class="x">'],
    ['over lines', '<a\n  title="b"\n  class="x"\n/>'],
    ['with white space round the sign', '<a class = "x">'],
    ['of a page that is cut off', '<a class="x"'],
  ])('are those %s', (_, html) => {
    expect(critical('a.x { b: c }', html)).toBe('a.x{b:c}');
  });

  test('are found in no time in a page that never ends its tag', () => {
    const endless = `<p ${'a="b" c=\' '.repeat(20_000)}`;
    expect(cpuTime(() => critical('a { b: c }', endless))).toBeLessThan(1000);
  });
});

test('what is for paper stays where it is asked for', () => {
  const css = 'a{a:b}@media print{a{a:c}p{a:c}}@page :first{margin:0}';
  expect(criticalCss(parseSheet(css), namesInHtml('<a>'), true)).toBe(
    'a{a:b}@media print{a{a:c}}@page :first{margin:0}',
  );
});

describe('an at-rule', () => {
  test.each([
    [
      'a condition with what is left',
      '@media (a:b){a{a:b}p{a:b}}',
      '@media (a:b){a{a:b}}',
    ],
    ['no condition round nothing', '@supports (a:b){@media (c){p{a:b}}}', ''],
    ['a container', '@container x (a > b){a{a:b}}', '@container x (a > b){a{a:b}}'],
    ['nothing for paper', '@media print{a{a:b}}@media only print and (c){a{a:b}}', ''],
    ['no pages of paper', '@page :first{margin:0}', ''],
    ['paper and screen', '@media screen, print{a{a:b}}', '@media screen,print{a{a:b}}'],
    ['a layer', '@layer x{a{a:b}p{a:b}}', '@layer x{a{a:b}}'],
    [
      'the rank of a layer',
      '@layer x{p{a:b}}@layer y{a{a:b}}',
      '@layer x;@layer y{a{a:b}}',
    ],
    ['the order of layers', '@layer x, y;', '@layer x,y;'],
    ['no layer without a name', '@layer{p{a:b}}', ''],
    ['an animation that is used', '@keyframes x{to{a:b}}a{animation:x 1s}', undefined],
    [
      'its old form',
      '@-webkit-keyframes x{to{a:b}}a{-webkit-animation-name:x}',
      undefined,
    ],
    ['an animation used before', 'a{animation:1s "x"}@keyframes x{to{a:b}}', undefined],
    ['one passed on', 'a{--y:1s x;animation:var(--y)}@keyframes x{to{a:b}}', undefined],
    [
      'no unused animation',
      '@keyframes x{to{a:b}}a{animation:x-y y-x}p{animation:x}',
      'a{animation:x-y y-x}',
    ],
    [
      'a font that is used',
      '@font-face{font-family:"A  b";src:x}a{font:1px "A  b",c}',
      undefined,
    ],
    [
      'no unused font',
      '@font-face{font-family:"A b"}a{font:1px c}p{font:1px "A b"}',
      'a{font:1px c}',
    ],
    ['a property', '@property --x{syntax:"*";inherits:false}', undefined],
    ['imports and the charset', '@charset "utf-8";@import url(x.css);', undefined],
  ])('keeps %s', (_, css, expected = css) => {
    expect(critical(css, '<a>')).toBe(expected);
  });
});

describe('what stays is small', () => {
  test.each([
    ['/* x */ a { b : c ; /* y */ d: e; } /* z */', 'a{b:c;d:e}'],
    ['a { b: c  !  important }', 'a{b:c!important}'],
    ['a { b:\n  1px  solid ,\n  x( 2px , 3px ) }', 'a{b:1px solid,x(2px,3px)}'],
    ['a { b: calc( 1px + ( 2px * 3 ) ) }', 'a{b:calc(1px + (2px * 3))}'],
    ['a { content: "x  , /* y */ ( z" }', 'a{content:"x  , /* y */ ( z"}'],
    ['a { b: url( x.png ), url(//x/*/y/*/z) }', 'a{b:url(x.png),url(//x/*/y/*/z)}'],
    ['a { --x:  1 /* y */ 2; --y: ; --z:; }', 'a{--x:1 2;--y: ;--z: }'],
    ['a/* x */:hover /* y */ , p {b: x/**/y /* z */z}', 'a:hover{b:x y z}'],
    ['a { *zoom: 1; _b: c; d: e }', 'a{d:e}'],
    ['a { b: c; b: d; b: c; e: f; e: f !important }', 'a{b:d;b:c;e:f;e:f!important}'],
    [
      '@media  screen  and ( min-width: 1px ) { a { b: c } }',
      '@media screen and (min-width:1px){a{b:c}}',
    ],
    [
      '@keyframes x { 0% , 50% { a : b } } a{animation: x}',
      '@keyframes x{0%,50%{a:b}}a{animation:x}',
    ],
  ])('%s', (css, expected) => {
    expect(critical(css, '<a>')).toBe(expected);
  });

  test('and cannot end the element in which it stands', () => {
    expect(critical('a { content: "</STYLE>" }', '<a>')).toBe('a{content:"<\\/STYLE>"}');
  });

  test('and is made of a sheet that can be read', () => {
    expect(() => parseSheet('a { b')).toThrow(/:1:/);
  });
});

describe('of the own style sheet for a page', () => {
  const output = critical(CSS, PAGE, KEEP);

  /** Every selector with the conditions round it, and its declarations without white space. */
  function rulesOf(css: string): Map<string, { selector: string; body: string }> {
    const rules = new Map<string, { selector: string; body: string }>();
    parse(css).walkRules((rule: Rule) => {
      const round: string[] = [];
      for (let up = rule.parent; up; up = up.parent as typeof up) {
        if (up.type === 'atrule')
          round.push(`${'name' in up && up.name} ${'params' in up && up.params}`);
      }
      if (/keyframes|print/.test(round.join())) return;
      const body = rule.nodes
        .map((node) =>
          node.type === 'decl' ? `${node.prop}:${node.value}${node.important}` : '',
        )
        .join('')
        .replace(/\s/g, '');
      rule.selectors.forEach((selector) => {
        const key = `${round.join()} ${selector}`
          .replace(/\s*([>+~,])\s*|\s+/g, (_, sign) => String(sign ?? ' '))
          .replace(/(?<=[(:]) | (?=\))/g, '');
        rules.set(key, { selector, body: `${rules.get(key)?.body ?? ''}${body}` });
      });
    });
    return rules;
  }

  test('whatever matches an element is there with all it says', () => {
    const { document } = new JSDOM(PAGE).window;
    const lost: string[] = [];
    const kept = rulesOf(output);
    let matches = 0;
    for (const [key, { selector, body }] of rulesOf(CSS)) {
      // States and pseudo-elements, which an element may come to have.
      const stateless = selector
        .replace(/:not\(:popover-open\)/g, '')
        .replace(
          /::?(before|after|hover|focus[\w-]*|target|marker|placeholder|backdrop|-webkit[\w-]+)/g,
          '',
        );
      if (!document.querySelector(stateless.trim() || '*')) continue;
      matches += 1;
      if (kept.get(key)?.body !== body) lost.push(key);
    }
    expect(lost).toEqual([]);
    expect(matches).toBeGreaterThan(100);
  });

  test('every element looks the same', () => {
    const looksOf = (css: string): string[] => {
      const { window } = new JSDOM(PAGE);
      const style = window.document.createElement('style');
      style.textContent = css;
      window.document.head.append(style);
      return [...window.document.querySelectorAll('body, body *')].map((element) =>
        window.getComputedStyle(element).cssText.replace(/\s+/g, ''),
      );
    };
    const looks = looksOf(CSS);
    expect(looksOf(output)).toEqual(looks);
    expect(new Set(looks).size).toBeGreaterThan(20);
  });

  test('what has no element is not', () => {
    expect(output).not.toMatch(/ledger-(gallery|search-results|tabs|changelog)\b/);
    expect(output).not.toMatch(/in-script|in-comment|@media print|@keyframes/);
    expect(output.length).toBeLessThan(CSS.length * 0.6);
  });

  test('the colors of both modes and the state that script sets are', () => {
    expect(output).toMatch(/^:root\{color-scheme:light;--l-text:#1c212b;/);
    expect(output).toContain("[data-prefers-color='dark']{color-scheme:dark;");
    expect(output).toContain(".ledger-tool[data-state='copied']{");
    expect(critical(CSS, PAGE)).not.toContain('data-state');
  });

  test('a second round finds nothing more to take away', () => {
    expect(critical(output, PAGE, KEEP)).toBe(output);
  });
});
