/** Stands in for a runtime plugin of dumi's whose work the theme does another way. */
export {};
