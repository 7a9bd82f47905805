import ColorSwitch from 'dumi/theme/slots/ColorSwitch';
import Drawer from 'dumi/theme/slots/Drawer';
import LangSwitch from 'dumi/theme/slots/LangSwitch';
import Logo from 'dumi/theme/slots/Logo';
import Navbar from 'dumi/theme/slots/Navbar';
import SearchBar from 'dumi/theme/slots/SearchBar';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { Icon } from '../../ui/icon';

/** The bar at the top of every page. */
export default function Header() {
  const { options } = useSite();
  const t = useMessages();
  return (
    <header className="ledger-header">
      <div className="ledger-header-inner">
        <Drawer />
        <Logo />
        <Navbar />
        <SearchBar />
        <LangSwitch />
        <ColorSwitch />
        {options.repository && (
          <a
            className="ledger-tool"
            href={options.repository}
            aria-label={t('nav.repository')}
            title={t('nav.repository')}
          >
            <Icon name="repository" />
          </a>
        )}
      </div>
    </header>
  );
}
