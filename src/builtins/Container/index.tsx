import '../../styles/authoring.css';
import React from 'react';
import { TONES } from '../../model/tone';

interface ContainerProps {
  /** One of the names by which authors write callouts. */
  type: string;
  title?: string;
}

/**
 * A callout where a component shows one: dumi's own do, and a site's may. Those that are written
 * in markdown are HTML, by `plugin/authoring`.
 */
const Container: React.FC<ContainerProps> = ({ type, title, children }) => (
  <div className="ledger-callout" role="note" data-type={TONES[type]}>
    {title && <p className="ledger-callout-title">{title}</p>}
    {children}
  </div>
);

export default Container;
