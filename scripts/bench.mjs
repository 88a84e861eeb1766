// npm run bench: see `npm run bench -- --help`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { benchHelp, readBenchOptions } from './bench-options.mjs';
import { ensureInstalled, ensureWebBuilt, node, root, runOrExit, say } from './setup.mjs';

const folder = join(root, 'bench', 'src');
const ending = '.bench.ts';
const benches = readdirSync(folder)
  .filter((file) => file.endsWith(ending))
  .map((file) => file.slice(0, -ending.length));
const { refusal, isHelp, chosen, passedOn } = readBenchOptions(process.argv.slice(2), benches);
if (refusal !== null) {
  say(`${refusal} \`npm run bench -- --help\` explains all options.`);
  process.exit(1);
}
if (isHelp) {
  say(benchHelp(benches));
  process.exit(0);
}

ensureInstalled();
// Before the build, which raises the load average.
runOrExit(node, [join(folder, 'tell-machine.ts')]);
ensureWebBuilt();
const startedAt = Date.now();
for (const name of chosen) {
  say(`\n── ${name}`);
  runOrExit(node, ['--expose-gc', join(folder, name + ending), ...passedOn]);
}
say(`\nMeasured in ${((Date.now() - startedAt) / 1000).toFixed(0)} s. How to read this: docs/benchmarks.md.`);
