import { load, Panel } from '@@/ledger/demo-tools';
import { demoClass, ownPreviewer } from '@@/ledger/features';
import React, { useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import type { DemoPanelProps } from './panel-props';
import { mustHydrate } from './is-wanted';

interface PreviewerProps extends Pick<
  DemoPanelProps,
  'demoUrl' | 'file' | 'loadSources' | 'loadJavascript' | 'codes' | 'tools' | 'wide'
> {
  asset: { id: string };
  title?: string;
  /** HTML that dumi makes from the demo's front comment. */
  description?: string;
  /**
   * Name that links on the page use. Passed by the markdown plugin, like the props below.
   */
  anchor?: string;
  sources?: DemoPanelProps['sources'];
  packages?: DemoPanelProps['packages'];
}

/** A demo with its title, tools, and code. */
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
  /** While the demo is edited: its height in pixels, which the result reserves. */
  const [edited, setEdited] = useState<number>();
  const isEdited = edited !== undefined;
  return (
    <section
      className="ledger-demo"
      // Around this block is one of the site's own, before which the name has its place; see
      // `plugin/pages/demo/own-blocks`.
      id={ownPreviewer && name !== id ? undefined : name}
      aria-label={t('demo.label', { title: title ?? name })}
      data-full={rest.wide}
    >
      <div
        className={
          demoClass ? 'ledger-demo-live dumi-default-previewer-demo' : 'ledger-demo-live'
        }
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
      {/* The first paint waits for this element, and thus for the demo; see
          `plugin/prerender/first-demo`. */}
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
        wanted={() => mustHydrate(id, name)}
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

// Must be loaded before a page with demos is shown; see `renderer/page/loaded-page`.
Previewer.load = load;

export default Previewer;
