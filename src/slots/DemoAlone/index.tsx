import { Link, useParams } from 'dumi';
import React, { useEffect, useRef, useState } from 'react';
import { orReload } from '../../data/or-reload';
import { useColorMode } from '../../hooks/use-color-mode';
import { useHead } from '../../hooks/use-head';
import { useMessages } from '../../hooks/use-messages';
import { usePhase } from '../../hooks/use-phase';
import { useSite } from '../../hooks/use-site';
import { withLocale } from '../../model/locale';
import { DemoFailure } from '../../demo/demo-failure';
import { DemoRoot } from '../../demo/demo-root';
import { findDemo, searchDemo, type PageDemo } from '../../demo/demos';
import { loadedDemo, loadDemo } from '../../demo/live/load-demo';

/** @param id undefined in the 404 document, which answers for every unknown demo */
const Missing: React.FC<{ id?: string }> = ({ id }) => {
  const { locale } = useSite();
  const t = useMessages();
  useHead({ title: t('demo.404.title'), lang: locale.id, noindex: true });
  return (
    <div className="ledger-not-found">
      <h1>{t('demo.404.title')}</h1>
      {id !== undefined && <p>{t('demo.404.text', { id })}</p>}
      <p>
        <Link to={withLocale('/', locale)}>{t('404.back')}</Link>
      </p>
    </div>
  );
};

const Demo: React.FC<{ demo: PageDemo }> = ({
  demo: { id, name, title, load, Place },
}) => {
  const { locale } = useSite();
  // Readers who search should find its page.
  useHead({ title: title ?? name, lang: locale.id, noindex: true });
  return (
    // The first paint waits for the element after this id; see
    // `plugin/prerender/first-demo`.
    <div id={`live-${name}`} data-demo-alone={id}>
      <h1 className="ledger-visually-hidden">{title ?? name}</h1>
      <DemoRoot
        id={id}
        name={name}
        load={() => loadDemo(id, load)}
        loaded={loadedDemo(id)}
      />
      {Place && <Place />}
    </div>
  );
};

/** The page `~demos/{id}`: a single demo and nothing else, in the reader's color mode. */
export default function DemoAlone() {
  useColorMode();
  const { id = '' } = useParams();
  const { suffix } = useSite().locale;
  const t = useMessages();
  const phase = usePhase();
  // A pre-rendered page registers its demo; otherwise it is searched for.
  const [demo, setDemo] = useState<PageDemo | null | 'failed' | undefined>(() =>
    findDemo(id, suffix),
  );
  const isRetry = useRef(false);
  useEffect(() => {
    let wanted = true;
    if (demo === undefined) {
      const searching = searchDemo(id, suffix);
      // On arrival, the reader did not ask for anything yet: a message is enough.
      (isRetry.current ? orReload(searching) : searching).then(
        (found) => wanted && setDemo(found),
        () => wanted && setDemo('failed'),
      );
    }
    return () => {
      wanted = false;
    };
  }, [demo, id, suffix]);
  if (demo === undefined && phase === 'server') return <Missing />;
  if (demo === undefined) return <p role="status">{t('loading')}</p>;
  if (demo === 'failed') {
    const failure = { text: 'demo.failed' } as const;
    const retry = () => {
      isRetry.current = true;
      setDemo(undefined);
    };
    return <DemoFailure name={id} failure={failure} onRetry={retry} />;
  }
  return demo ? <Demo demo={demo} /> : <Missing id={id} />;
}
