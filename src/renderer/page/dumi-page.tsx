import { ownContentTabs, ownPreviewer } from '@@/ledger/features';
import { useAppData } from 'dumi';
import Previewer from 'dumi/theme/builtins/Previewer';
import ContentTabs from 'dumi/theme/slots/ContentTabs';
import React from 'react';
import type { DemoFrameProps } from '../../demo/demo-frame';
import { DemoRoot } from '../../demo/demo-root';
import { loadedDemo, loadDemo, type DemoModule } from '../../demo/live/load-demo';
import { useShownTab } from '../../hooks/use-shown-tab';
import { createDemoGrid } from './demo-grid';
import { OwnTabs } from './own-tabs';
import type { Html } from './page-html';

export { Link } from './link';

/** Replacements, for pre-rendered pages, of what dumi's pages import from `dumi`. */

interface Tab {
  key: string;
  Content: React.ComponentType;
}

const isBuilt = process.env.NODE_ENV === 'production';

/**
 * A page with its tabs. All are rendered, and only the one that the address names is
 * visible.
 */
export const DumiPage: React.FC<{ tabs?: Tab[] }> = ({ tabs = [], children }) => {
  const current = useShownTab(tabs);
  const hasTabs = tabs.length > 0;
  if (isBuilt && !hasTabs) return <>{children}</>;
  return (
    <>
      {(isBuilt || hasTabs) && (ownContentTabs ? <OwnTabs /> : <ContentTabs />)}
      {/* In development without tabs too, so that the first one restarts no demo. */}
      <div
        className="ledger-tab"
        hidden={current !== undefined}
        style={isBuilt || hasTabs ? undefined : { display: 'contents' }}
      >
        {children}
      </div>
      {tabs.map(({ key, Content }) => (
        <div key={key} className="ledger-tab" hidden={current?.key !== key}>
          <Content />
        </div>
      ))}
    </>
  );
};

interface DumiDemoProps {
  demo: {
    id: string;
    inline?: boolean;
    load: () => Promise<DemoModule>;
    /** Shows the demo in a frame. Set by the markdown plugin if the demo asks for one. */
    Frame?: React.ComponentType<DemoFrameProps>;
    /** Renders the demo where it stands. Set on a site with a block of its own; see `demo/in-page`. */
    Place?: React.ComponentType<{ name: string }>;
  };
  previewerProps: {
    anchor?: string;
    debug?: boolean;
    demoUrl?: string;
    title?: string;
    description?: string;
    sources?: { name: string; html: Html }[];
    /** From the page's front matter; see `model/demo/demo-options`. */
    prerender?: boolean;
    /** In pixels: of the space reserved for the demo, or of its frame. */
    height?: number;
  };
}

/** A demo of a page and the block around it. */
export const DumiDemo: React.FC<DumiDemoProps> = ({ demo, previewerProps }) => {
  const { basename } = useAppData();
  const { prerender, height, debug, ...rest } = previewerProps;
  if (debug && process.env.NODE_ENV === 'production') return null;
  const { id, Frame } = demo;
  const name = previewerProps.anchor ?? id;
  const demoUrl = `${String(basename).replace(/\/$/, '')}/~demos/${id}`;
  const live = Frame ? (
    <Frame url={demoUrl} title={previewerProps.title ?? name} height={height} />
  ) : (
    <DemoRoot
      id={id}
      name={name}
      load={() => loadDemo(id, demo.load)}
      loaded={loadedDemo(id)}
      prerender={prerender}
      height={height}
    />
  );
  if (demo.inline) return live;
  return (
    <Previewer asset={{ id }} demoUrl={demoUrl} {...rest}>
      {ownPreviewer && demo.Place ? (
        <>
          {live}
          <demo.Place name={name} />
        </>
      ) : (
        live
      )}
    </Previewer>
  );
};

export const DumiDemoGrid = createDemoGrid(DumiDemo);
