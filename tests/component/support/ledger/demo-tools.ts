export { load, Panel } from '../../../../src/builtins/Previewer/later-panel';
