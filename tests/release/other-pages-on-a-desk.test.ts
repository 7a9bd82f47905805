import { testOnDesk } from '../e2e/every-page/desk';
import { others } from '../e2e/every-page/samples';

// `release/chinese-pages-on-a-desk` opens those in Chinese.
testOnDesk(others.filter((path) => !path.startsWith('/zh-CN')));
