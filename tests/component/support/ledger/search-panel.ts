export { default } from '../../../../src/slots/SearchBar/search-panel';
