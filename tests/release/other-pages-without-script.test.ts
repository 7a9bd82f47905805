import { testWithoutScript } from '../e2e/every-page/no-script';
import { others } from '../e2e/every-page/samples';

testWithoutScript(others);
