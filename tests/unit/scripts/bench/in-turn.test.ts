import { inTurn } from '../../../../scripts/bench/in-turn.mjs';

test('both sites are measured in each round, one after the other', async () => {
  const order: string[] = [];
  const samples = await inTurn(2, async (which: string, round: number) => {
    order.push(`${which} ${round}`);
    return round;
  });
  expect(order).toEqual(['site 0', 'baseline 0', 'site 1', 'baseline 1']);
  expect(samples).toEqual({ site: [0, 1], baseline: [0, 1] });
});
