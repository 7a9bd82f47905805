import React from 'react';

/**
 * umi's runtime wraps the site in this provider. The theme's `Helmet` needs nothing from
 * it.
 */
export const HelmetProvider: React.FC = ({ children }) => <>{children}</>;
