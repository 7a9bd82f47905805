import { Link, useParams } from 'dumi';
import React, { useEffect, useLayoutEffect, useState } from 'react';
import { useColorMode } from '../../hooks/use-color-mode';
import { useHead } from '../../hooks/use-head';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { DemoRoot } from '../../demo/demo-root';
import { directionOf } from '../../model/direction';
import {
  findDemo,
  loadedDemo,
  loadDemo,
  searchDemo,
  type FoundDemo,
} from '../../demo/demos';

const Missing: React.FC<{ id: string }> = ({ id }) => {
  const { locale } = useSite();
  const t = useMessages();
  useHead({ title: t('demo.404.title'), lang: locale.id, noindex: true });
  return (
    <div className="ledger-not-found">
      <h1>{t('demo.404.title')}</h1>
      <p>{t('demo.404.text', { id })}</p>
      <p>
        <Link to={locale.base}>{t('404.back')}</Link>
      </p>
    </div>
  );
};

const Demo: React.FC<{ demo: FoundDemo }> = ({ demo: { id, name, title, load } }) => {
  const { locale } = useSite();
  useHead({ title: title ?? name, lang: locale.id });
  return (
    <div data-demo-alone={id}>
      <DemoRoot
        id={id}
        name={name}
        load={() => loadDemo(id, load)}
        loaded={loadedDemo(id)}
      />
    </div>
  );
};

/** In node there is nothing to do, of which React warns. */
const useAddressEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Gives the document the direction of its address while the page is shown. */
function useDirection() {
  useAddressEffect(() => {
    const direction = directionOf(window.location.search);
    const { documentElement: root } = document;
    // A document of the build has it already, by a script in its head.
    if (direction) root.dir = direction;
    return () => {
      if (direction) root.removeAttribute('dir');
    };
  }, []);
}

/** The page `~demos/{id}`: one demo and nothing else, in the reader's colour. */
export default function DemoAlone() {
  useColorMode();
  useDirection();
  const { id = '' } = useParams();
  const t = useMessages();
  // A page that was rendered at build brings its demo; others look it up.
  const [demo, setDemo] = useState(() => findDemo(id));
  useEffect(() => {
    let wanted = true;
    if (demo === undefined) {
      searchDemo(id).then(
        (found) => wanted && setDemo(found),
        () => wanted && setDemo(null),
      );
    }
    return () => {
      wanted = false;
    };
  }, [demo, id]);
  if (demo === undefined) return <p role="status">{t('loading')}</p>;
  return demo ? <Demo demo={demo} /> : <Missing id={id} />;
}
