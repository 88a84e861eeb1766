// Checks the imports between packages, type-only ones too. Also fails if a file was not read: otherwise a run that
// reads nothing would pass.
import { cruise } from 'dependency-cruiser';
import { join, relative } from 'node:path';
import options from '../.dependency-cruiser.mjs';
import { filesBelow, root, say } from './setup.mjs';

const rooms = ['core', 'contract', 'words', 'client', 'ui', 'server', 'web', 'bench'];
const suites = ['sim', 'house', 'journeys', 'screens', 'attack', 'engines'].map((suite) => `tests/${suite}`);
const folders = [...rooms.map((room) => `${room}/src`), 'web/build', ...suites];

/** @param house root of this repository or of a copy */
export async function crossings(house = root) {
  process.chdir(house);
  const { output } = await cruise(
    folders.filter((path) => filesBelow(join(house, path)).length > 0),
    { ...options.options, ruleSet: { forbidden: options.forbidden }, validate: true, outputType: 'json' },
  );
  const report = typeof output === 'string' ? JSON.parse(output) : output;
  const read = new Set(report.modules.map((module) => module.source));
  const unread = [...rooms, 'tests']
    .flatMap((room) =>
      filesBelow(
        join(house, room),
        (name) => !['node_modules', 'dist', 'generated', 'public', 'test-results'].includes(name),
      ),
    )
    .map((path) => relative(house, path).replaceAll('\\', '/'))
    .filter((path) => /^[a-z]+\/.+\/.*\.tsx?$/u.test(path) && !path.endsWith('.d.ts') && !read.has(path));
  return { violations: report.summary.violations, unread, read: read.size };
}

if (process.argv[1] === import.meta.filename) {
  const { violations, unread, read } = await crossings();
  for (const { from, to, rule } of violations) say(`${from} must not import ${to} (${rule.name})`);
  for (const path of unread) say(`${path} was not read, so nothing is known of its imports`);
  say(`${read} files read.`);
  process.exit(violations.length + unread.length === 0 ? 0 : 1);
}
