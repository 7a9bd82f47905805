/** Replaces a runtime plugin of dumi whose work the theme does differently. */
export {};
