import { useAppData } from 'dumi';
import Previewer from 'dumi/theme/builtins/Previewer';
import ContentTabs from 'dumi/theme/slots/ContentTabs';
import React from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import type { DemoFrameProps } from '../demo/demo-frame';
import { DemoRoot } from '../demo/demo-root';
import { loadedDemo, loadDemo, type DemoModule } from '../demo/demos';
import { useTab } from '../hooks/use-tab';

import type { Html } from './page-html';

/** What dumi's pages import from `dumi`, made for pages that are rendered at build. */

interface Tab {
  key: string;
  Content: React.ComponentType;
}

/** A page with its tabs. All are there; the one that the address names is shown. */
export const DumiPage: React.FC<{ tabs?: Tab[] }> = ({ tabs = [], children }) => {
  const chosen = useTab();
  const current = tabs.find(({ key }) => key === chosen);
  if (tabs.length === 0) return <>{children}</>;
  return (
    <>
      <ContentTabs />
      <div className="ledger-tab" hidden={current !== undefined}>
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
    /** What shows the demo in a frame; the markdown plugin gives it where one is wanted. */
    Frame?: React.ComponentType<DemoFrameProps>;
  };
  previewerProps: {
    anchor?: string;
    debug?: boolean;
    demoUrl?: string;
    title?: string;
    description?: string;
    sources?: { name: string; html: Html }[];
    /** False in the page's front matter: see `model/demo-options`. */
    prerender?: boolean;
    /** In pixels: of the box that is kept free for it, or of its frame. */
    height?: number;
  };
}

/** A demo of a page with what stands round it. */
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
      {live}
    </Previewer>
  );
};

/** Demos side by side, in as many columns as the page's front matter says (`demo.cols`). */
export const DumiDemoGrid: React.FC<{ items: DumiDemoProps[]; columns?: number }> = ({
  items,
  columns = 1,
}) => (
  <div
    className="ledger-demo-grid"
    style={{ '--l-columns': columns } as React.CSSProperties}
  >
    {items.map((item) => (
      <DumiDemo key={item.demo.id} {...item} />
    ))}
  </div>
);

/** umi's link, whose `prefetch` is what every link of the theme does. */
export const Link = React.forwardRef<
  HTMLAnchorElement,
  LinkProps & { prefetch?: unknown }
>(function Link(props, ref) {
  const { prefetch, ...rest } = props;
  void prefetch;
  return rest.to ? <RouterLink {...rest} ref={ref} /> : null;
});
