import type * as Server from 'react-dom/server';

/**
 * React's renderer for servers as the build uses it; the one for development warns of every layout
 * effect. Loaded anew with the React of the modules that ask.
 */
export function renderToString(element: React.ReactElement): string {
  return jest
    .requireActual<typeof Server>('react-dom/cjs/react-dom-server.node.production.min.js')
    .renderToString(element);
}
