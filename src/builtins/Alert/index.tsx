/** The box of dumi 1, which is a callout here. */
export { default } from 'dumi/theme/builtins/Container';
