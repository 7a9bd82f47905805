import { testOnDesk } from '../e2e/every-page/desk';
import { demosAlone, isSeenWhole } from '../e2e/every-page/samples';

test('axe looks at some of the demos alone, and at those in frames', () => {
  const seen = demosAlone.filter(isSeenWhole);
  expect(seen.length).toBeGreaterThanOrEqual(10);
  expect(seen).toContain('/~demos/docs-guide-styling-demo-styling-theme');
});

testOnDesk(demosAlone);
