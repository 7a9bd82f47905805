import { testOnPhone } from '../e2e/every-page/phone';
import { others } from '../e2e/every-page/samples';

testOnPhone(others);
