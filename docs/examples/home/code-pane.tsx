import React, { useEffect, useRef, useState } from 'react';
import { codeLines, codeOf } from './code';
import type { Choice, Switch } from './switches';
import { tokensOf } from './tokens';
import type { Words } from './words';

interface CodePaneProps {
  on: Choice;
  /** The switch that was pressed last. */
  pressed: Switch | undefined;
  words: Words;
}

/** How long the button says what a press has done, in milliseconds. */
const SAID_FOR = 2000;

function CopyCode({ text, words }: { text: string; words: Words }) {
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy');
  useEffect(() => {
    if (state === 'copy') return undefined;
    const timer = setTimeout(() => setState('copy'), SAID_FOR);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    // Plain http has no clipboard.
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <button type="button" className="home-copy" data-state={state} onClick={copy}>
      {words[state]}
    </button>
  );
}

/** The code of the table, in which the lines of the switch that was pressed last are marked. */
export function CodePane({ on, pressed, words }: CodePaneProps) {
  const box = useRef<HTMLPreElement>(null);
  const lines = codeLines(on, words);
  const marked = lines.filter(({ of }) => pressed && of.includes(pressed));

  useEffect(() => {
    const pre = box.current;
    const first = pre?.querySelector<HTMLElement>('[data-new]');
    if (!pre || !first) return;
    // Two lines above say where it is. Never `scrollIntoView`, which may move the page.
    pre.scrollTop = first.offsetTop - 2 * first.offsetHeight;
  }, [on, pressed]);

  return (
    <div className="home-code">
      <div className="home-bar">
        <span>orders.tsx</span>
        <span role="status">
          {pressed &&
            `${words.labels[pressed]}: ${marked.length > 0 ? words.lines(marked.length) : words.off}`}
        </span>
        <CopyCode text={codeOf(on, words)} words={words} />
      </div>
      <pre ref={box} dir="ltr" tabIndex={0} aria-label={words.code} role="region">
        <code>
          {lines.map(({ text, of }, at) => (
            <span
              key={at}
              data-on={of.length > 0 ? '' : undefined}
              data-new={pressed && of.includes(pressed) ? '' : undefined}
            >
              {tokensOf(text).map((token, index) =>
                token.kind ? (
                  <i key={index} className={`c-${token.kind}`}>
                    {token.text}
                  </i>
                ) : (
                  token.text
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
