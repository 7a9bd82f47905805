/**
 * The module that renders a demo into the page: with `ReactDOM.render` before React 18,
 * with `createRoot` from then on. It imports React, so that it works with either JSX
 * transform.
 * @param demo import path of the demo's module, `./demo/index`
 * @param typed true for TypeScript
 */
export function mainFile(
  demo: string,
  { hasCreateRoot, typed }: { hasCreateRoot: boolean; typed: boolean },
): string {
  const from = `'${demo.replace(/'/g, "\\'")}'`;
  if (!hasCreateRoot) {
    return `import React from 'react';
import ReactDOM from 'react-dom';
import Demo from ${from};

ReactDOM.render(<Demo />, document.getElementById('root'));
`;
  }
  const root = typed
    ? "document.getElementById('root')!"
    : "document.getElementById('root')";
  return `import React from 'react';
import { createRoot } from 'react-dom/client';
import Demo from ${from};

createRoot(${root}).render(<Demo />);
`;
}
