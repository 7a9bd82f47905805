import { networks, ownNavbar } from '@@/ledger/features';
import {
  ColorSwitch,
  HeaderExtra,
  LangSwitch,
  NavbarExtra,
  RtlSwitch,
  SocialLinks,
} from '@@/ledger/parts';
import Drawer from 'dumi/theme/slots/Drawer';
import Logo from 'dumi/theme/slots/Logo';
import Navbar from 'dumi/theme/slots/Navbar';
import RepositoryLink from 'dumi/theme/slots/RepositoryLink';
import SearchBar from 'dumi/theme/slots/SearchBar';
import TocButton from 'dumi/theme/slots/TocButton';
import React from 'react';

/** The bar at the top of every page. */
export default function Header() {
  return (
    <header className="ledger-header">
      <div className="ledger-header-inner">
        <Drawer />
        <Logo />
        {ownNavbar ? (
          <div className="ledger-own-navbar">
            <Navbar />
          </div>
        ) : (
          <Navbar />
        )}
        <NavbarExtra />
        <TocButton />
        <SearchBar />
        <LangSwitch />
        <RtlSwitch />
        <ColorSwitch />
        <RepositoryLink />
        {networks && <SocialLinks />}
        <HeaderExtra />
      </div>
    </header>
  );
}
