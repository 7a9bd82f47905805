import { buildOwnSite } from '../../support/own-site';

/**
 * The folder of this site, built with React's development build: the production build takes over
 * any HTML without a word, this one warns.
 */
export function siteOfReactDevelopment(): Promise<string> {
  return buildOwnSite({
    name: 'react-development',
    env: { BASE: '/' },
    plugins: ['tests/support/react-development.cjs'],
  });
}
