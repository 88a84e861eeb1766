// Installs packages and builds the app before a command runs. Uses only Node 20, because no package is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, '.cache');
const installStamp = join(root, 'node_modules', '.cairn-installed');

/** Node 26 is one of the packages. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export const compileCache = { NODE_COMPILE_CACHE: join(cache, 'compiled') };

export function ensureInstalled() {
  const wanted = hashOf([join(root, 'package-lock.json')]);
  if (!existsSync(installStamp) || readFileSync(installStamp, 'utf8') !== wanted) {
    say('Installing packages. The first time takes a minute or two.');
    // Not `npm ci`, which rejects a lockfile without the optional packages of other platforms. This installs the same
    // versions and keeps the lockfile. On Windows npm is a batch file, which needs a shell.
    const isWindows = process.platform === 'win32';
    runOrExit(
      isWindows ? 'npm.cmd' : 'npm',
      ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'],
      { stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows },
    );
    writeFileSync(installStamp, wanted);
  }
  if (!existsSync(node)) {
    // npm may be configured to skip install scripts.
    runOrExit(process.execPath, [join(root, 'node_modules', 'node', 'installArchSpecificPackage.js')], {
      cwd: join(root, 'node_modules', 'node'),
    });
  }
}

export function ensureWords() {
  runOrExit(process.execPath, [join(root, 'scripts', 'words.mjs')]);
}

export function ensureWebBuilt() {
  ensureWords();
  const rooms = ['core', 'contract', 'words', 'client', 'ui', 'web'];
  const stamp = join(cache, 'web-built');
  const wanted = hashOf([
    join(root, 'package-lock.json'),
    ...rooms.flatMap((room) =>
      filesBelow(join(root, room), (name) => !['dist', 'node_modules'].includes(name)),
    ),
  ]);
  if (
    existsSync(join(root, 'web', 'dist', 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted
  )
    return;
  say('Building the web app.');
  runOrExit(node, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  precompress(filesBelow(join(root, 'web', 'dist')));
  mkdirSync(cache, { recursive: true });
  writeFileSync(stamp, wanted);
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

export function runOrExit(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) {
    say(`Could not run ${command}: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}

export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const take = (chunk) => (output += chunk);
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

export function filesBelow(folder, isWanted = () => true) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isWanted(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, isWanted) : statSync(path).isFile() ? [path] : [];
    })
    .sort();
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}
