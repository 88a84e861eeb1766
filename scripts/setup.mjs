// What every command needs before it can run: the packages, Node 26, compiled words, a built web app.
// Plain Node 20 and no package: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, '.cache');
const installStamp = join(root, 'node_modules', '.cairn-installed');

/** Node 26, which comes with the packages. */
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Where Node keeps what it has compiled, so that the next start need not compile it again. */
export const compileCache = { NODE_COMPILE_CACHE: join(cache, 'compiled') };

/** Installs the packages when the lockfile has changed since the last time, and makes sure that Node 26 is among them. */
export function ensureInstalled() {
  const wanted = hashOf([join(root, 'package-lock.json')]);
  if (!existsSync(installStamp) || readFileSync(installStamp, 'utf8') !== wanted) {
    say('Installing packages. The first time takes a minute or two.');
    // Not `npm ci`: it refuses a lockfile that lacks the optional packages of platforms other than the one it was
    // written on. This takes the same pinned versions, and leaves the lockfile as it is.
    // On Windows npm is a batch file, which Node starts through a shell only.
    const isWindows = process.platform === 'win32';
    runOrExit(
      isWindows ? 'npm.cmd' : 'npm',
      ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'],
      { stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows },
    );
    writeFileSync(installStamp, wanted);
  }
  if (!existsSync(node)) {
    // npm may be set to skip the scripts of packages; then this one's is run by name.
    runOrExit(process.execPath, [join(root, 'node_modules', 'node', 'installArchSpecificPackage.js')], {
      cwd: join(root, 'node_modules', 'node'),
    });
  }
}

/** Compiles the sentences of `words/`. */
export function ensureWords() {
  runOrExit(process.execPath, [join(root, 'scripts', 'words.mjs')]);
}

/** Builds the web app when something that goes into it has changed. */
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

/** Prints a line for the person who waits. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs a command to its end; ends with its exit code when it fails. */
export function runOrExit(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) {
    say(`Could not run ${command}: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command to its end and gives its exit code and what it printed. */
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

/** Every file below a folder, sorted. */
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
