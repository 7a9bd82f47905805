import { endVisits } from './visit';

jest.setTimeout(30_000);

afterEach(async () => {
  expect(await endVisits()).toEqual([]);
});
