import { endVisits } from './visit';

jest.setTimeout(60_000);

afterEach(async () => {
  expect(await endVisits()).toEqual([]);
});
