import { testWithoutScript } from './no-script';
import { samples } from './samples';

testWithoutScript([...samples, '/404.html']);
