import { execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Variables of the environment without those that npm sets for scripts, which would let what is
 * run here find the packages of this repository, and without NODE_ENV, which Vite sets in this
 * process when it bundles and which keeps npm from installing tools.
 */
function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^npm_(package|lifecycle|execpath|command)|^(INIT_CWD|NODE_ENV)$/.test(name),
    ),
  );
}

/** Runs npm in a folder; what it says goes into the error. */
export async function npm(folder, ...args) {
  try {
    await run('npm', args, {
      cwd: folder,
      env: cleanEnvironment(),
      maxBuffer: 32e6,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const said = `${error.stdout}\n${error.stderr}`.trim().split('\n').slice(-25);
    throw new Error(`npm ${args.join(' ')} failed in ${folder}:\n${said.join('\n')}`);
  }
}

/** @param {string} folder with a `package.json` */
export function install(folder) {
  return npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline');
}

/** @param {string} folder @param {Record<string, string>} files texts by path */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * What several projects need together.
 * @param {Record<string, string>[]} projects their files
 * @returns {string} a `package.json`
 * @throws where two of them want different versions, which one install could not show
 */
export function unionManifest(projects) {
  const dependencies = {};
  for (const files of projects) {
    const manifest = JSON.parse(files['package.json']);
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [name, version] of Object.entries(wanted)) {
      dependencies[name] ??= version;
      if (dependencies[name] !== version) {
        throw new Error(
          `${manifest.name} wants ${name} ${version}, others ${dependencies[name]}. ` +
            'Use --install each.',
        );
      }
    }
  }
  return JSON.stringify({ private: true, dependencies }, null, 2);
}

/**
 * Starts `npm run dev` of a Vite project.
 * @param {string} folder installed
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>} once it answers
 */
export async function startDev(folder) {
  const child = spawn('npm', ['run', 'dev', '--', '--host', '127.0.0.1'], {
    cwd: folder,
    // Without colors, which would stand inside of the address.
    env: { ...cleanEnvironment(), NO_COLOR: '1' },
    detached: true,
    shell: process.platform === 'win32',
  });
  const ended = new Promise((done) => child.once('exit', done));
  let said = '';
  const origin = await new Promise((done, fail) => {
    const listen = (chunk) => {
      said += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) done(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    ended.then(() => fail(new Error(`npm run dev ended in ${folder}:\n${said}`)));
  });
  return {
    origin,
    close: () => {
      // npm starts Vite as a process of its own: the whole group ends.
      process.kill(-child.pid);
      return ended;
    },
  };
}
