import './playground.css';
import React from 'react';
import { Session } from './session';
import type { SessionProps } from './session';

export interface PlaygroundProps extends SessionProps {
  /** Changed when the reader resets the demo: a new number starts anew, frame included. */
  run: number;
}

/**
 * A demo that is edited where it stands: its code beside its result, which runs in a frame that
 * has no access to the page.
 */
export default function Playground({
  run,
  ...session
}: PlaygroundProps): React.ReactElement {
  return <Session key={run} {...session} />;
}
