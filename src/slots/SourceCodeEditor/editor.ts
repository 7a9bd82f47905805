import '../../playground/playground.css';
export { Editor as default } from '../../playground/editor/editor';
