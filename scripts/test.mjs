// npm test: the checks, the rules, the server, the simulation and the journeys.
// npm test -- NAME: only test files with NAME in their path.
// npm test -- --watch NAME: fast tests with NAME in their path, again after each change; all without NAME.
// npm run test:all: slow tests that seldom fail, such as a second database and more seeds.
// Each command ends with one line: N passed, N failed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { spawnSync } from 'node:child_process';
import { firefoxProgram, webkitPrograms } from './engine-programs.mjs';
import { folderInMemory } from './memory-folder.mjs';
import { ownPostgresPrograms, startOwnPostgres } from './own-postgres.mjs';
import {
  capture,
  compileCache,
  ensureInstalled,
  ensureWebBuilt,
  ensureWords,
  node,
  root,
  runOrExit,
  say,
} from './setup.mjs';

let passed = 0;
let failed = 0;
/** Printed at the end, where people look first. */
const failures = [];

const unknown = process.argv.slice(2).find((word) => /^--(?!further$|watch$)/u.test(word));

if (unknown !== undefined) {
  say(`npm test                     what each change has to pass
npm run test:all             what takes long and seldom fails
npm test -- NAME             only test files with NAME in their path
npm test -- --watch NAME     fast tests with NAME in their path, again after each change`);
  process.exit(unknown === '--help' ? 0 : 1);
}

// On exit, so also after an exception.
process.on('exit', (code) => {
  if (isWatching) return;
  if (code !== 0 && failed === 0) failed = 1;
  // In CI people often see only the end of a log.
  const before =
    isFurther && process.env.CI && existsSync(usualFailures) && readFileSync(usualFailures, 'utf8');
  if (before) say(`\n══ What had failed in npm test\n${before}`);
  if (failures.length > 0) say(`\n══ What failed\n${failures.join('\n')}`);
  if (!isFurther && existsSync(dirname(usualFailures)))
    writeFileSync(usualFailures, failures.map((failure) => failure.slice(0, 2_000)).join('\n'));
  say(`\n${passed} passed, ${failed} failed`);
});

/** Of the last `npm test`. */
const usualFailures = join(root, '.cache', 'what-failed.txt');
const isFurther = process.argv.includes('--further');
const isWatching = process.argv.includes('--watch');
const name = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? null;
ensureInstalled();
ensureWords();

const memory = folderInMemory();
if (memory !== null) process.env.TMPDIR = memory;

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Seconds of each suite, and of its waits (`npm run test:times`). */
const times = [];
const timesFile = join(root, '.cache', `test-times-${isFurther ? 'further' : 'usual'}.json`);

const vitestScript = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const waitsReporter = join(root, 'tests', 'journeys', 'waits-reporter.ts');
const playwrightScript = join(root, 'node_modules', '@playwright', 'test', 'cli.js');

/** A CI log shows colour codes as text. */
const plain = process.env.CI ? { NO_COLOR: '1' } : {};

function reportOf(title, ending) {
  return join(reports, `${title.replaceAll(/\W+/gu, '-')}.${ending}`);
}

function run(title, script, args, env = {}) {
  say(`\n══ ${title}`);
  const from = performance.now();
  const waits = reportOf(title, 'waits');
  const { status } = spawnSync(node, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...compileCache, ...plain, TEST_WAITS: waits, ...process.env, ...env },
  });
  const seconds = (performance.now() - from) / 1000;
  say(`══ ${title}: ${seconds.toFixed(0)} s`);
  times.push({ title, seconds, waits: secondsOfWaits(waits) });
  return status ?? 1;
}

/** Parallel waits are added up. */
function secondsOfWaits(file) {
  const seconds = {};
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of lines) {
    const [what, ms] = line.split(' ');
    seconds[what] = (seconds[what] ?? 0) + Number(ms) / 1000;
  }
  return seconds;
}

function count(title, isPassed, why = '') {
  if (isPassed) passed += 1;
  else {
    failed += 1;
    failures.push(`${title}\n${why}`.trimEnd());
  }
}

/** Test files share loaded modules. A run without this option proves that files are independent. */
const together = ['--no-isolate'];

function vitest(title, project, env = {}, more = []) {
  const report = reportOf(title, 'json');
  const reporters = ['--reporter', 'dot', '--reporter', 'json', '--outputFile', report];
  const status = run(
    title,
    vitestScript,
    ['run', '--project', project, '--passWithNoTests', ...more, ...reporters],
    env,
  );
  add(title, status, () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    for (const { name: file, status: outcome, message, assertionResults } of testResults) {
      const tests = assertionResults.filter((test) => test.status === 'failed');
      for (const { fullName, failureMessages } of tests)
        failures.push(
          `${title}: ${fullName} (${relative(root, file)})\n${aloneBy(file)}\n${failureMessages.join('\n')}`,
        );
      if (outcome === 'failed' && tests.length === 0)
        failures.push(`${title}: ${relative(root, file)}\n${aloneBy(file)}\n${message}`);
    }
    return [numPassedTests, numFailedTests];
  });
}

function aloneBy(file) {
  return `alone: npm test -- ${relative(root, file).replaceAll('\\', '/')}`;
}

/** @param which arguments of Playwright */
function journeys(title, which) {
  const report = join(reports, 'journeys.json');
  const config = ['--config', 'tests/journeys/playwright.config.ts', '--pass-with-no-tests'];
  const args = ['test', ...which, ...config, '--reporter', `list,json,${waitsReporter}`];
  const status = run(title, playwrightScript, args, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  add(title, status, () => {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    failures.push(...suites.flatMap(unexpectedIn));
    return [stats.expected, stats.unexpected];
  });
}

function unexpectedIn({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => {
      const results = tests.flatMap((each) => each.results);
      const messages = results.flatMap((result) => result.errors ?? []).map(({ message }) => message);
      const attached = results.flatMap((result) => result.attachments ?? []).map(textOfAttachment);
      const alone = aloneBy(join(root, 'tests', 'journeys', file));
      return [`journeys: ${title} (${file})`, alone, ...messages, ...attached].join('\n');
    });
  return [...suites.flatMap(unexpectedIn), ...own];
}

function textOfAttachment({ name: what, path, body }) {
  return `${what}: ${path ? relative(root, path) : `\n${Buffer.from(body ?? '', 'base64').toString()}`}`;
}

/** A run that fails without a failed test, such as a crash, counts as one failure. */
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

if (isWatching) runOrExit(node, [vitestScript, 'watch', '--project', 'unit', name ?? '']);
else if (name !== null) await runNamed(name);
else if (isFurther) await runFurther();
else await runUsual();

if (name === null && !isWatching) writeFileSync(timesFile, JSON.stringify(times));
process.exit(failed === 0 ? 0 : 1);

async function runUsual() {
  // The checks run during the build, which leaves one of two cores mostly idle.
  const checking = capture(node, [join(root, 'scripts', 'check.mjs'), '--without-tests']);
  ensureWebBuilt();
  const check = await checking;
  say(`\n══ check\n${check.output}`);
  count('check', check.status === 0, check.output);
  times.push({ title: 'installation, check and build', seconds: performance.now() / 1000, waits: {} });
  // Dates must not depend on the time zone, so suites run in different ones.
  vitest('fast tests at Pacific/Pago_Pago, and the house', 'unit', { TZ: 'Pacific/Pago_Pago' }, [
    '--project',
    'house',
  ]);
  vitest('server on the embedded database, and attacks on it', 'db', { TZ: 'Pacific/Kiritimati' }, [
    ...together,
    '--project',
    'attack',
  ]);
  vitest('simulation', 'sim', { TZ: 'UTC' });
  journeys('journeys', ['--grep-invert', '@further']);
}

async function runFurther() {
  process.env.TEST_FURTHER = '1';
  ensureWebBuilt();
  vitest('fast tests at Pacific/Kiritimati', 'unit', { TZ: 'Pacific/Kiritimati' }, together);
  vitest('walls, repeats and regular expressions', 'house', {}, [
    'walls',
    'recurrence-peer',
    'linear-expressions',
    'new-table',
  ]);
  vitest('database as Windows reaches it, and Cairn that dies', 'db', { TZ: 'UTC' }, [
    'loopback',
    'keep-running',
    'as-root',
    'killed-jobs',
    'killed-notices',
  ]);
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
    say('\nNo PostgreSQL of the system’s own: the database tests run on the embedded one only.');
  }
  vitest('simulation, further seeds and mutations', 'sim-further', { TZ: 'UTC' });
  vitest('heavy attacks', 'attack', {}, ['heavy', 'chaos']);
  journeys('further journeys', ['--grep', '@further']);
  enginesWhereInstalled();
}

/** In CI a missing engine fails the tests. */
function enginesWhereInstalled() {
  const left = 'is not installed: the main journeys leave it out';
  if (!firefoxProgram()) say(`\nFirefox (firefox-esr) ${left}.`);
  if (!webkitPrograms()) say(`\nWebKit (webkit2gtk-driver, xvfb) ${left}.`);
  vitest('main journeys in Firefox and WebKit', 'engines');
}

/** Only journeys need the built app. */
async function runNamed(part) {
  process.env.TEST_FURTHER = '1';
  const { status, output } = await capture('git', ['ls-files', '*.test.ts', '*.test.tsx']);
  const files = status === 0 ? output.split('\n').filter((file) => file.includes(part)) : [];
  const isJourney = (file) => file.endsWith('.browser.test.ts');
  if (files.length === 0) {
    count(`No test file has "${part}" in its path.`, false);
    return;
  }
  if (files.some((file) => isJourney(file) || file.endsWith('.engine.test.ts'))) ensureWebBuilt();
  if (files.some((file) => !isJourney(file))) vitest(part, '*', {}, [part]);
  if (files.some(isJourney)) journeys(`journeys: ${part}`, [part]);
}
