import { endLastVisits, endVisits } from './visit';

jest.setTimeout(120_000);

afterEach(async () => {
  expect(await endVisits()).toEqual([]);
});

afterAll(endLastVisits);
