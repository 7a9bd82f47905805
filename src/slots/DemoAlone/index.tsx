import { Helmet, Link, useDemo, useParams } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';

/** The page `~demos/{id}`: one demo and nothing else. */
export default function DemoAlone() {
  const { id = '' } = useParams();
  const { locale } = useSite();
  const t = useMessages();
  const demo = useDemo(id);
  if (!demo?.component) {
    return (
      <div className="ledger-not-found">
        <Helmet>
          <title>{t('demo.404.title')}</title>
          <meta name="robots" content="noindex" />
        </Helmet>
        <h1>{t('demo.404.title')}</h1>
        <p>{t('demo.404.text', { id })}</p>
        <p>
          <Link to={locale.base}>{t('404.back')}</Link>
        </p>
      </div>
    );
  }
  const title = demo.asset?.title ?? id;
  return (
    <div data-demo-alone={id}>
      <Helmet>
        <title>{title}</title>
      </Helmet>
      {/* Other kinds than React's would come with a renderer of their own. */}
      {React.createElement(demo.component as React.ComponentType)}
    </div>
  );
}
