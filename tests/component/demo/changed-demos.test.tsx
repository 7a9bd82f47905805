import { renewDemos } from '../../../src/demo/changed-demos';
import { forgetDemo, loadDemo } from '../../../src/demo/live/load-demo';
import type { DemoModule } from '../../../src/demo/live/load-demo';
import { watchDemo } from '../../../src/demo/watch-demo';

let compiled: DemoModule;
const load = () => loadDemo('counter', () => Promise.resolve(compiled));
const demo = { id: 'counter', name: 'counter', load };

/** What a demo on the page hears of changes. */
let heard: string[] = [];
let end: () => void;

beforeEach(async () => {
  heard = [];
  end = watchDemo('counter', {
    changed: (_, restarts) => heard.push(restarts ? 'restarts' : 'goes on'),
    failed: () => heard.push('failed'),
  });
  compiled = { default: () => null };
  forgetDemo('counter');
  await load();
});

afterEach(() => end());

test('a demo whose module is the same goes on', async () => {
  await renewDemos([demo]);
  expect(heard).toEqual(['goes on']);
});

test('a demo with a component of its own again starts again', async () => {
  compiled = { default: () => null };
  await renewDemos([demo]);
  expect(heard).toEqual(['restarts']);
});

test('a change that comes while one is loading does not start it again', async () => {
  await Promise.all([renewDemos([demo]), renewDemos([demo])]);
  expect(heard).toEqual(['goes on', 'goes on']);
});

test('a demo that could not be imported starts again once it can', async () => {
  const loads = () => loadDemo('counter', () => Promise.reject(new Error('thrown')));
  await renewDemos([{ ...demo, load: loads }]);
  await renewDemos([demo]);
  expect(heard).toEqual(['failed', 'restarts']);
});
