export { DemoToolbar } from '../../../../src/builtins/Previewer/panel/toolbar/demo-toolbar';
