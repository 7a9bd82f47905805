// Date, link to the source, previous and next page: what dumi's theme has under this name.
export { default } from 'dumi/theme/slots/PageNav';
