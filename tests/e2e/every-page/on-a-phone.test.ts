import { testOnPhone } from './phone';
import { samples } from './samples';

testOnPhone([...samples, '/404.html']);
