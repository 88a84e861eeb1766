// npm test: everything, on the embedded PostgreSQL and once more on the system's own where there is one.
// Ends with one line: N passed, N failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { spawnSync } from 'node:child_process';
import { ownPostgresPrograms, startOwnPostgres } from './own-postgres.mjs';
import { capture, ensureInstalled, ensureWebBuilt, ensureWords, node, root, say } from './setup.mjs';

let passed = 0;
let failed = 0;
/** What failed and why, a text each: all of it stands at the end, where whoever sees nothing but the end finds it. */
const failures = [];

// Said at the end in any case: also when a step throws, or ends everything.
process.on('exit', (code) => {
  if (code !== 0 && failed === 0) failed = 1;
  if (failures.length > 0) say(`\n══ What failed\n${failures.join('\n')}`);
  say(`\n${passed} passed, ${failed} failed`);
});

ensureInstalled();
ensureWords();
// The build leaves one of two cores idle most of the time.
const checking = capture(node, [join(root, 'scripts', 'check.mjs'), '--without-tests']);
ensureWebBuilt();

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A log keeps the codes of colours as text, three for each dot. */
const plain = process.env.CI ? { NO_COLOR: '1' } : {};

function run(title, script, args, env = {}) {
  say(`\n══ ${title}`);
  const from = performance.now();
  const { status } = spawnSync(node, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    // What Node has compiled once it need not compile again: each of these starts it very often.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...plain, ...process.env, ...env },
  });
  say(`══ ${title}: ${((performance.now() - from) / 1000).toFixed(0)} s`);
  return status ?? 1;
}

function count(title, isPassed, why = '') {
  if (isPassed) passed += 1;
  else {
    failed += 1;
    failures.push(`${title}\n${why}`.trimEnd());
  }
}

/** What shares what it loads: that files stand alone is seen in the first run, and databases are each file's own. */
const together = ['--no-isolate'];

function vitest(title, project, env = {}, more = []) {
  const report = join(reports, `${title.replaceAll(/\W+/gu, '-')}.json`);
  const reporters = ['--reporter', 'dot', '--reporter', 'json', '--outputFile', report];
  const status = run(
    title,
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', project, '--passWithNoTests', ...more, ...reporters],
    env,
  );
  add(title, status, () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    for (const { name, status: outcome, message, assertionResults } of testResults) {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      for (const { fullName, failureMessages } of tests)
        failures.push(`${title}: ${fullName} (${relative(root, name)})\n${failureMessages.join('\n')}`);
      if (outcome === 'failed' && tests.length === 0)
        failures.push(`${title}: ${relative(root, name)}\n${message}`);
    }
    return [numPassedTests, numFailedTests];
  });
}

function journeys() {
  const report = join(reports, 'journeys.json');
  const args = ['test', '--config', 'tests/journeys/playwright.config.ts', '--reporter', 'list,json'];
  const status = run('journeys', 'node_modules/@playwright/test/cli.js', args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  add('journeys', status, () => {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    failures.push(...suites.flatMap(unexpectedIn));
    return [stats.expected + stats.flaky, stats.unexpected];
  });
}

/** The journeys of a file or of a group in it that failed every time. */
function unexpectedIn({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
      return `journeys: ${title} (${file})\n${errors.map(({ message }) => message).join('\n')}`;
    });
  return [...suites.flatMap(unexpectedIn), ...own];
}

/** A run that ends badly without a failed test (a file that does not load, a crash) counts as one. */
function add(title, status, read) {
  try {
    const [good, bad] = read();
    passed += good;
    failed += bad;
    if (status !== 0 && bad === 0) count(title, false);
  } catch {
    count(title, false);
  }
}

const check = await checking;
say(`\n══ check\n${check.output}`);
count('check', check.status === 0, check.output);
// Days are days wherever this process stands: in the earliest zone and the latest; what follows runs in those between.
vitest('fast tests at Pacific/Pago_Pago, and the house', 'unit', { TZ: 'Pacific/Pago_Pago' }, [
  '--project',
  'house',
]);
vitest('fast tests at Pacific/Kiritimati', 'unit', { TZ: 'Pacific/Kiritimati' }, together);
vitest('server on the embedded database', 'db', { TZ: 'Pacific/Kiritimati' }, together);
const programs = ownPostgresPrograms();
if (programs) {
  const own = await startOwnPostgres(programs);
  try {
    const env = { TZ: 'Pacific/Pago_Pago', CAIRN_TEST_DATABASE_URL: own.url };
    vitest('server on a database of one’s own', 'db', env, together);
  } finally {
    await own.stop();
  }
} else {
  say('\nNo PostgreSQL of the system’s own: the database tests ran on the embedded one only.');
}
vitest('simulation', 'sim', { TZ: 'UTC' });
journeys();

process.exit(failed === 0 ? 0 : 1);
