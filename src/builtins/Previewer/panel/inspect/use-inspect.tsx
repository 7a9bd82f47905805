import React, { useRef, useState } from 'react';
import type { CodePlace } from '../../../../inspect/read-code';
import type { InspectorProps } from './inspector';

const importInspector = () =>
  import(/* webpackChunkName: "demo-inspect" */ './inspected');

interface InspectedDemo {
  /** Name that links on the page use. */
  name: string;
  title: string;
  /** Language of the page. */
  locale: string;
  /** The files of its code as they are shown, by id of the box around them. */
  codeId: string;
  files: readonly string[];
  /** Runs what loads code, and tells of its failure. */
  attempt: (work: () => Promise<void>) => void;
  onPlace: (place: CodePlace) => void;
}

/**
 * Whether a demo is inspected, and what is shown then.
 * @returns `node` while it is; `toggle` starts and ends it; `mark` is where in the code the reader went
 */
export function useInspect(demo: InspectedDemo) {
  const { name, title, locale, codeId, files, attempt, onPlace } = demo;
  const [made, setMade] = useState<{
    Inspector: React.FC<InspectorProps>;
    props: Pick<InspectorProps, 'box' | 'first' | 'code' | 'known'>;
  }>();
  /** What had the focus before. */
  const from = useRef<Element | null>(null);
  /** The place in the code that the reader went to last. */
  const [mark, setMark] = useState<CodePlace>();
  const end = () => setMade(undefined);
  const start = () =>
    attempt(async () => {
      from.current = document.activeElement;
      const { Inspector, inspected } = await importInspector();
      const box = document.getElementById(`live-${name}`);
      if (box) setMade({ Inspector, props: await inspected(box, codeId, files, locale) });
    });
  const node = made && (
    <made.Inspector
      {...made.props}
      title={title}
      onPlace={(place) => {
        end();
        setMark(place);
        onPlace(place);
      }}
      onClose={() => {
        end();
        if (from.current instanceof HTMLElement) from.current.focus();
      }}
    />
  );
  return { isOn: made !== undefined, toggle: made ? end : start, end, mark, node };
}
