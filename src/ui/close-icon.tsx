import React from 'react';
import { Icon } from './icon';

/** The cross of dialogs, which comes with the first of them. */
export const CloseIcon: React.FC<{ size?: number }> = ({ size }) => (
  <Icon size={size} path="M6 6l12 12M18 6 6 18" />
);
