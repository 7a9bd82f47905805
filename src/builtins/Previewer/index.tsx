import React, { useState } from 'react';
import { livePart } from '../../demo/live-part';
import { useMessages } from '../../hooks/use-messages';
import type { DemoPanelProps } from './demo-panel';
import { isWanted } from './is-wanted';

const { Part: Panel, load } = livePart<DemoPanelProps>(
  () => import(/* webpackChunkName: "demo-panel" */ './demo-panel'),
);

interface PreviewerProps extends Pick<
  DemoPanelProps,
  'demoUrl' | 'file' | 'loadSources' | 'loadJavascript'
> {
  asset: { id: string };
  title?: string;
  /** HTML that dumi makes from the demo's own front comment. */
  description?: string;
  /** Name by which the page links to the demo; given by the markdown plugin, as all below. */
  anchor?: string;
  sources?: DemoPanelProps['sources'];
  packages?: DemoPanelProps['packages'];
}

/** A demo with its title, its code and what can be done with them. */
const Previewer: React.FC<PreviewerProps> & { load?: () => Promise<void> } = ({
  asset: { id },
  title,
  description,
  anchor: name = id,
  sources = [],
  packages = {},
  children,
  ...rest
}) => {
  const t = useMessages();
  const [run, setRun] = useState(0);
  /** While it is edited: how high the demo is in whose place the result stands, in pixels. */
  const [edited, setEdited] = useState<number>();
  const isEdited = edited !== undefined;
  return (
    <section
      className="ledger-demo"
      id={name}
      aria-label={t('demo.label', { title: title ?? name })}
    >
      <div
        className="ledger-demo-live"
        data-demo={name}
        id={`live-${name}`}
        hidden={isEdited}
      >
        <React.Fragment key={run}>{children}</React.Fragment>
      </div>
      {isEdited && (
        <div
          className="ledger-demo-result"
          id={`result-${name}`}
          style={{ '--l-height': `${edited}px` } as React.CSSProperties}
        />
      )}
      {/* The first paint waits for it, and so for the demo; `plugin/prerender/first-demo`. */}
      <div className="ledger-demo-text" id={`text-${name}`}>
        {title && (
          <p className="ledger-demo-title">
            <a href={`#${name}`}>{title}</a>
          </p>
        )}
        {description && <div dangerouslySetInnerHTML={{ __html: description }} />}
      </div>
      <Panel
        className="ledger-demo-panel"
        wanted={() => isWanted(id, name)}
        props={{
          ...rest,
          id,
          name,
          title: title ?? name,
          sources,
          packages,
          onReset: () => setRun(run + 1),
          onEdit: setEdited,
        }}
      />
    </section>
  );
};

// What must be there before a page with demos is shown; see `renderer/page-module`.
Previewer.load = load;

export default Previewer;
