import '../../styles/authoring/authoring.css';
import React from 'react';
import { CALLOUT_TYPES } from '../../model/callout-type';

interface ContainerProps {
  /** One of the names that authors use for callouts. */
  type: string;
  title?: string;
}

/**
 * A callout as a component: dumi's own are, and a site may use it. Callouts written in
 * markdown become HTML in `plugin/authoring`.
 */
const Container: React.FC<ContainerProps> = ({ type, title, children }) => (
  <div className="ledger-callout" role="note" data-type={CALLOUT_TYPES[type]}>
    {title && <p className="ledger-callout-title">{title}</p>}
    {children}
  </div>
);

export default Container;
