import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atEnd } from '../at-end.mjs';
import { killTree, treeRuns, treeSeconds } from '../process-tree.mjs';
import { DUMI } from '../run-build.mjs';

const HOST = '127.0.0.1';
/** What a start leaves behind for the next one: generated modules, caches of dumi and bundlers. */
const TRACES = ['.dumi/tmp', 'node_modules/.cache'];

/** Milliseconds between two looks at what tells nothing by itself. */
const LOOK = 50;
/** A server is at rest when it takes less than `share` of a processor for `time` ms. */
const REST = { time: 1000, share: 0.05 };
/** Milliseconds after which a wait is given up: for the server, for its rest, for its end. */
const LIMITS = { answer: 180_000, rest: 60_000, end: 10_000 };

/** @param {string} folder of a site; its next start is one without caches */
export function forgetStarts(folder) {
  for (const trace of TRACES) {
    rmSync(join(folder, trace), { recursive: true, force: true });
  }
}

/** @returns {Promise<number>} a port that nobody listens on */
async function freePort() {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** @param {number} port @returns {Promise<boolean>} whether somebody listens on it */
function listens(port) {
  return new Promise((done) => {
    const socket = connect(port, HOST);
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/**
 * Looks until something holds.
 * @param {() => boolean | Promise<boolean>} holds
 * @param {number} limit milliseconds
 * @returns {Promise<boolean>} false after the limit
 */
async function until(holds, limit) {
  const end = performance.now() + limit;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await wait(LOOK);
  }
  return true;
}

/**
 * Starts `dumi dev`, in a session of its own; the whole tree is ended when this process ends.
 * @param {string} folder of the site
 * @returns {Promise<DevServer>} at once; `answers` waits for the server
 *
 * @typedef {object} DevServer
 * @property {string} origin
 * @property {() => Promise<void>} answers waits until the server takes requests
 * @property {() => number | null} seconds CPU of the whole tree so far; null without /proc
 * @property {() => Promise<void>} rests waits until no process of the tree has anything to do
 * @property {() => Promise<void>} stop ends it as Ctrl+C does, so that it keeps its caches
 */
export async function startDev(folder) {
  const port = await freePort();
  const server = spawn(process.execPath, [DUMI, 'dev'], {
    cwd: folder,
    env: {
      ...process.env,
      BASE: '/',
      BROWSER: 'none',
      FORCE_COLOR: '0',
      HOST,
      NODE_ENV: undefined,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const kill = atEnd(() => killTree(server.pid));
  let output = '';
  const keep = (data) => (output = `${output}${data}`.slice(-3000));
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  const ended = () => server.exitCode !== null || server.signalCode !== null;
  const failed = (what) => new Error(`dumi dev in ${folder} ${what}:\n${output}`);

  const seconds = () => treeSeconds(server.pid);
  return {
    origin: `http://${HOST}:${port}`,
    seconds,
    async answers() {
      const answered = await until(() => ended() || listens(port), LIMITS.answer);
      if (ended()) throw failed('has ended');
      if (!answered) throw failed('does not answer');
    },
    async rests() {
      let since = performance.now();
      let before = seconds();
      await until(() => {
        const time = performance.now() - since;
        const cpu = (seconds() - before) * 1000;
        if (cpu <= REST.share * REST.time) return time >= REST.time;
        since = performance.now();
        before = seconds();
        return false;
      }, LIMITS.rest);
    },
    async stop() {
      if (!ended()) process.kill(-server.pid, 'SIGINT');
      await until(() => ended() && !treeRuns(server.pid), LIMITS.end);
      kill();
    },
  };
}
