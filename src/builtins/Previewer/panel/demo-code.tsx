import React, { useEffect, useLayoutEffect } from 'react';
import { useMessages } from '../../../hooks/use-messages';
import { FileButtons } from '../../../ui/file-buttons';
import { PropLinks } from './prop-links';

/** One file of a demo, highlighted at build. */
export interface HighlightedFile {
  name: string;
  html: { __html: string };
}

/** A line of the code that the reader was led to. */
export interface CodeMark {
  /** Index of its file. */
  file: number;
  /** Starting at 1. */
  line: number;
  /** What gets the focus in it. */
  link?: HTMLElement;
}

interface DemoCodeProps {
  id: string;
  files: HighlightedFile[];
  /** The same files in JavaScript, if the reader has chosen it and it is loaded. */
  javascript?: HighlightedFile[];
  packages: Record<string, string>;
  /** Index of the file that is shown. */
  file: number;
  hidden: boolean;
  mark?: CodeMark;
  onFile: (at: number) => void;
}

/** The line numbers of a text, one per line. */
function lineNumbers(text: string): string {
  return text
    .split('\n')
    .map((_, at) => at + 1)
    .join('\n');
}

/** The files of a demo, one at a time, and the packages that it imports. */
export const DemoCode: React.FC<DemoCodeProps> = ({
  id,
  files,
  javascript,
  packages,
  file,
  hidden,
  mark,
  onFile,
}) => {
  const t = useMessages();
  const shown = javascript ?? files;
  const versions = Object.entries(packages);
  // The style sheet shows the numbers, so that they are neither copied nor part of the
  // document's HTML.
  useLayoutEffect(() => {
    document
      .getElementById(id)
      ?.querySelectorAll('pre')
      .forEach((pre) => {
        pre.dataset.lines = lineNumbers(pre.textContent ?? '');
      });
  }, [id, javascript]);
  useEffect(() => {
    const target = mark?.link;
    const box = target?.closest('pre');
    if (!mark || !target || !box) return undefined;
    box.style.setProperty('--l-line-marked', String(mark.line));
    box.dataset.marked = '';
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center', inline: 'nearest' });
    return () => {
      delete box.dataset.marked;
    };
  }, [mark]);
  const pre = ({ name, html }: HighlightedFile, isShown: boolean) => (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
    <pre key={name} tabIndex={0} dir="ltr" hidden={!isShown}>
      <code dangerouslySetInnerHTML={html} suppressHydrationWarning />
    </pre>
  );
  return (
    <PropLinks className="ledger-demo-code" id={id} hidden={hidden}>
      <FileButtons
        label={t('demo.files')}
        names={shown.map(({ name }) => name)}
        shown={file}
        onShow={onFile}
      />
      {/* These stay mounted: their text exists only in the document. */}
      {files.map((one, at) => pre(one, !javascript && at === file))}
      {javascript?.map((one, at) => pre(one, at === file))}
      {versions.length > 0 && (
        <ul className="ledger-demo-packages" aria-label={t('demo.packages')}>
          {versions.map(([name, version]) => (
            <li key={name}>
              {`${name} `}
              <span>{version}</span>
            </li>
          ))}
        </ul>
      )}
    </PropLinks>
  );
};
