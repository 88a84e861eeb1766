// npm run test:times: runs both test commands and writes each suite's time into docs/testing.md.
// npm run test:times -- --last: writes the times of each command's last run, without running it.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root, say } from './setup.mjs';

const docs = join(root, 'docs/testing.md');
const script = join(root, 'scripts', 'test.mjs');
const usesLast = process.argv.includes('--last');
let text = readFileSync(docs, 'utf8');
let whole = 0;

for (const [kind, args] of [
  ['usual', []],
  ['further', ['--further']],
]) {
  const status = usesLast ? 0 : spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status;
  if (status !== 0) {
    say('Something failed, so the table in docs/testing.md stays as it was.');
    process.exit(1);
  }
  const times = JSON.parse(readFileSync(join(root, '.cache', `test-times-${kind}.json`), 'utf8'));
  for (const suite of times) {
    whole += suite.seconds;
    text = withRow(text, suite);
  }
}
const machine = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
const day = new Date().toISOString().slice(0, 10);
const line = `Measured by \`npm run test:times\` on ${day}, on ${machine}: ${whole.toFixed(0)} s in all.`;
text = text.replace(/^Measured by `npm run test:times` on.*$/mu, line);
writeFileSync(docs, text);
say(line);

function withRow(table, { title, seconds, waits }) {
  const start = table.indexOf(`| ${title} |`);
  if (start === -1) throw new Error(`docs/testing.md has no row "${title}".`);
  const end = table.indexOf('\n', start);
  const cells = table.slice(start, end).split('|').slice(1, 4);
  const waiting = Object.entries(waits)
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, waited]) => `${what} ${waited.toFixed(0)}`)
    .join(', ');
  const row = `|${cells.join('|')}| ${seconds.toFixed(0)} | ${waiting} |`;
  return table.slice(0, start) + row + table.slice(end);
}
