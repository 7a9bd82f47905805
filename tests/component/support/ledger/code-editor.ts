export { Editor } from '../../../../src/playground/editor/editor';
