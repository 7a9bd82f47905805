import { OTHERS_MISSING, testOnDesk } from '../e2e/every-page/desk';
import { demosAlone, others } from '../e2e/every-page/samples';

// Other files open those in Chinese and the demos alone.
testOnDesk([
  ...others.filter((path) => !path.startsWith('/zh-CN') && !demosAlone.includes(path)),
  ...OTHERS_MISSING,
]);
