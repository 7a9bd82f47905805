import React, { useEffect, useRef, useState } from 'react';
import type { DemoModule } from './load-demo';

/** Mounts a component of another framework into an element; gives what ends it. */
type Renderer = (
  element: HTMLElement,
  component: unknown,
) => Promise<(() => void) | undefined>;

/** The module that dumi generates for demos of a framework that a plugin has added. */
export interface DemosByRenderer {
  demos: Record<
    string,
    | {
        /** A component, or a module with one. */
        component: Promise<unknown>;
        renderOpts: { renderer: Renderer };
      }
    | undefined
  >;
}

/**
 * A demo of another framework, as a component of React that its plugin's renderer fills (dumi's
 * `registerTechStack`).
 * @throws where dumi's module has no such demo
 */
export function demoByRenderer({ demos }: DemosByRenderer, id: string): DemoModule {
  const demo = demos[id];
  if (!demo) throw new Error(`dumi has no demo ${id} in the module of its page.`);
  const { component, renderOpts } = demo;

  const Demo: React.FC = () => {
    const box = useRef<HTMLDivElement>(null);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      // A new one each time: what is mounted may end after the next one has begun.
      const host = document.createElement('div');
      box.current?.append(host);
      const mounted = component.then((loaded) =>
        renderOpts.renderer(host, Object(loaded).default ?? loaded),
      );
      mounted.catch((error: unknown) => setFailure({ error }));
      return () => {
        mounted.then(
          (end) => end?.(),
          () => {},
        );
        host.remove();
      };
    }, []);
    // To the boundary around the demo, as what a component of React throws.
    if (failure) throw failure.error;
    return <div ref={box} />;
  };
  return { default: Demo };
}
