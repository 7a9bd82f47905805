import { SAMPLES, testWaking } from '../e2e/every-page/desk';

// In all else `e2e/every-page/on-a-desk` looks at these.
testWaking(SAMPLES);
