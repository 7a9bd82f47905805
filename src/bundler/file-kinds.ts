/** Files of installed packages. */
export const IN_PACKAGE = /[\\/]node_modules[\\/]/;

/** The modules that dumi, umi and the theme write. */
export const GENERATED = /[\\/]\.dumi[\\/]tmp/;

/** A file that is written into its address. To webpack's rules it has no path, to Rspack's this one. */
export const DATA_ADDRESS = /^data:/;
