export { DemoToolbar } from '../../../../src/builtins/Previewer/panel/demo-toolbar';
