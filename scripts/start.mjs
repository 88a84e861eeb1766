// npm start: installs and builds what is needed, runs the server, and restarts it when it crashes.
// npm start -- --times: prints how long each part took.
import { join } from 'node:path';
import { compileCache, ensureInstalled, ensureWebBuilt, node, root, say } from './setup.mjs';
import { supervise } from './supervise.mjs';

const flags = process.argv.slice(2).filter((word) => word === '--times');
let lastMs = 0;

ensureInstalled();
printTime('packages');
ensureWebBuilt();
printTime('sentences and web app');
say('Starting PostgreSQL and the server.');

const env = { ...compileCache, ...process.env };
const main = join(root, 'server', 'src', 'main.ts');
supervise(node, [main, ...flags], { cwd: root, env }, (code) => process.exit(code));

/** With `--times`: ms since the last part. */
function printTime(part) {
  const ms = performance.now();
  if (flags.length > 0) say(`${part.padEnd(28)} ${(ms - lastMs).toFixed(0).padStart(6)} ms`);
  lastMs = ms;
}
