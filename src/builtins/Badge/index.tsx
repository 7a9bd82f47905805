import '../../styles/authoring/authoring.css';
import React from 'react';
import { CALLOUT_TYPES } from '../../model/callout-type';

interface BadgeProps extends React.HTMLAttributes<HTMLSpanElement> {
  /** One of the names that authors use for callouts. */
  type?: string;
}

/**
 * A short label as a component, for a site's own code. Those in markdown become HTML in
 * `plugin/pages/rehype-authoring`.
 */
const Badge: React.FC<BadgeProps> = ({ type = 'note', className = '', ...rest }) => (
  <span
    {...rest}
    className={`ledger-badge ${className}`.trim()}
    data-type={CALLOUT_TYPES[type] ?? 'note'}
  />
);

export default Badge;
