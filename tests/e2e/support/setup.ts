import { endVisits, leaveBrowser } from './visit';

jest.setTimeout(30_000);

// A browser on a busy machine may miss an input. A test that fails runs once more, and what went
// wrong the first time is printed, so that it can be mended.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

afterEach(async () => {
  expect(await endVisits()).toEqual([]);
});

afterAll(leaveBrowser);
