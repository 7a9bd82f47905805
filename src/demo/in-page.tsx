import { createPortal } from '@@/ledger/react';
import React, { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { DEMO_ROOT } from '../ui/live';
import { DemoBoundary } from './live/demo-boundary';
import type { DemoModule, DemoProps } from './live/load-demo';

/** A demo that its page renders. */
interface Shown {
  /** The element that it is in. */
  element: Element;
  /** Name of the demo on its page. */
  name?: string | null;
  key: string;
  Demo: React.ComponentType<DemoProps>;
  props: DemoProps;
  onError: (error: unknown) => void;
}

let shown: readonly Shown[] = [];
/** Where demos are rendered: that of a name has the demo of this name. */
interface Place {
  name?: string;
  /** Renders it anew. */
  update: () => void;
}

/** A page with tabs has several without a name, of which the first one has all other demos. */
let places: readonly Place[] = [];
let count = 0;

const updatePlaces = () => places.forEach(({ update }) => update());

function show(all: readonly Shown[]): void {
  shown = all;
  updatePlaces();
}

const placeOf = (demo: Shown) =>
  places.find(({ name }) => name && name === demo.name) ??
  places.find(({ name }) => !name);

const others = (element: Element | null) =>
  shown.filter((one) => one.element !== element);

/** The element at the same place in another tree. */
function twinOf(target: Element, from: Element, to: Element): Element | undefined {
  const { parentElement } = target;
  if (target === from || !parentElement) return to;
  const at = [...parentElement.children].indexOf(target);
  return twinOf(parentElement, from, to)?.children[at];
}

/**
 * Takes out what the build has rendered. A press on it that is replayed goes to what is there by then;
 * see `renderer/entry/replay`.
 */
function clear(element: Element): void {
  const before = document.createElement('div');
  before.append(...element.childNodes);
  before.addEventListener('click', ({ target }) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    twinOf(target as Element, before, element)?.dispatchEvent(click);
  });
}

/**
 * Has the page render a demo, as in dumi: it gets the page's router, and the contexts of layouts and
 * of `.dumi/app`, of which a root of its own has none. That root only says where, and hears of errors.
 * Only pages with such demos bring this along; see `plugin/demos/around`.
 */
export function inPage({ default: Demo }: DemoModule): DemoModule {
  const Relay: React.FC<DemoProps> = (props) => {
    const box = useRef<HTMLDivElement>(null);
    const [key] = useState(() => String((count += 1)));
    const [crash, setCrash] = useState<{ error: unknown }>();
    if (crash) throw crash.error;
    const { direction } = props;
    useLayoutEffect(() => {
      const element = box.current;
      if (element) clear(element);
      return () => show(others(element));
    }, []);
    useLayoutEffect(() => {
      const element = box.current;
      if (!element) return;
      const onError = (error: unknown) => setCrash({ error });
      const name = element.closest(`[${DEMO_ROOT}]`)?.getAttribute(DEMO_ROOT);
      const props = { direction };
      show([...others(element), { element, name, key, Demo, props, onError }]);
    }, [key, direction]);
    return (
      <div
        ref={box}
        style={{ display: 'contents' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  };
  return { default: Relay, inPage: Demo };
}

/**
 * Where the page renders them: in its own tree, and in that of the page of a demo alone. In a block of
 * the site's own, which may give contexts too, the demo of a name.
 */
export const DemosInPage: React.FC<{ name?: string }> = ({ name }) => {
  const [, setTimes] = useState(0);
  const [place] = useState<Place>(() => ({
    name,
    update: () => setTimes((times) => times + 1),
  }));
  useLayoutEffect(() => {
    places = [...places, place];
    updatePlaces();
    return () => {
      places = places.filter((one) => one !== place);
      updatePlaces();
    };
  }, [place]);
  const here = shown.filter((demo) => placeOf(demo) === place);
  return (
    <>
      {here.map(({ element, key, Demo, props, onError }) =>
        createPortal(
          <DemoBoundary onError={onError}>
            <Suspense fallback={null}>
              <Demo {...props} />
            </Suspense>
          </DemoBoundary>,
          element,
          key,
        ),
      )}
    </>
  );
};
