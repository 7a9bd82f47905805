/** Files of installed packages. */
export const IN_PACKAGE = /[\\/]node_modules[\\/]/;

/** The modules that dumi, umi and the theme write. */
export const GENERATED = /[\\/]\.dumi[\\/]tmp/;
