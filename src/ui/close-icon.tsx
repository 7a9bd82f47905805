import React from 'react';
import { Icon } from './icon';

/** The close icon of dialogs. It is loaded with the first dialog. */
export const CloseIcon: React.FC<{ size?: number }> = ({ size }) => (
  <Icon size={size} path="M6 6l12 12M18 6 6 18" />
);
