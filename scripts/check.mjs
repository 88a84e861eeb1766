// npm run check: format, lint, types, boundaries and the fast tests, in under a minute.
// --without-tests leaves out the tests, for npm test, which runs them itself.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, ensureInstalled, ensureWords, node, root, say } from './setup.mjs';

ensureInstalled();
ensureWords();

const inModules = (...parts) => join(root, 'node_modules', ...parts);
const rooms = ['core', 'contract', 'words', 'client', 'ui', 'server', 'web', 'tests', 'bench'];
const projects = rooms
  .flatMap((room) => [`${room}/tsconfig.json`, `${room}/tsconfig.test.json`])
  .filter((file) => existsSync(join(root, file)));
const steps = [
  ['format', inModules('oxfmt', 'bin', 'oxfmt'), ['--check', '.']],
  ['lint', inModules('oxlint', 'bin', 'oxlint'), ['--deny-warnings']],
  [
    'styles',
    inModules('stylelint', 'bin', 'stylelint.mjs'),
    ['{ui,web}/src/**/*.css', '--max-warnings', '0'],
  ],
  ...projects.map((file) => [
    `types of ${file}`,
    inModules('@typescript', 'native', 'bin', 'tsc'),
    ['-p', file],
  ]),
  ['boundaries', join(root, 'scripts', 'boundaries.mjs'), []],
  ['unused code', inModules('knip', 'bin', 'knip.js'), []],
];
if (!process.argv.includes('--without-tests'))
  steps.push([
    'fast tests',
    inModules('vitest', 'vitest.mjs'),
    ['run', '--project', 'unit', '--reporter', 'default'],
  ]);

/** As many as a small machine has cores. */
const lanes = 2;
const failures = [];
const waiting = [...steps];

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [name, script, args] = step;
    const startedAt = Date.now();
    const { status, output } = await capture(node, [script, ...args]);
    say(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    if (status !== 0) failures.push({ name, output });
  }
}

await Promise.all(Array.from({ length: lanes }, work));
for (const { name, output } of failures) say(`\n── ${name}\n${output.trim()}`);
process.exit(failures.length === 0 ? 0 : 1);
