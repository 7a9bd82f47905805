import { problems } from '@@/ledger/problems';
import { Helmet, useOutlet } from 'dumi';
import React from 'react';
import { useColorMode } from '../../hooks/use-color-mode';
import { useSite } from '../../hooks/use-site';
import '../../styles/index.css';
import ProblemList from './problem-list';

/** Round everything: language of the document, colours, what is wrong with the documentation. */
export default function GlobalLayout() {
  const outlet = useOutlet();
  const { locale, options } = useSite();
  const { mode } = useColorMode();
  return (
    <>
      <Helmet>
        <html lang={locale.id} />
        <title>{options.name}</title>
        <meta name="theme-color" content={mode === 'dark' ? '#12151b' : '#ffffff'} />
      </Helmet>
      {problems.length > 0 && <ProblemList problems={problems} />}
      {outlet}
    </>
  );
}
