import { growthOf } from '../../../../../scripts/bench/authoring/measure-growth.mjs';

test('growth is the larger site and what it has more', () => {
  const before = { cpu: 15, wall: 12, memory: 900, html: 12, js: 64, search: 98 };
  const after = { cpu: 25, wall: 20, memory: 1100, html: 14, js: 64, search: 148 };
  expect(growthOf(before, after)).toEqual({
    cpu: 25,
    wall: 20,
    memory: 1100,
    moreCpu: 10,
    moreHtml: 2,
    moreJs: 0,
    search: 148,
    moreSearch: 50,
  });
});
