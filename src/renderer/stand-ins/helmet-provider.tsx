import React from 'react';

/** umi's runtime puts this round the site; the theme's `Helmet` needs nothing of it. */
export const HelmetProvider: React.FC = ({ children }) => <>{children}</>;
