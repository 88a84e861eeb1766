// npm start: installs what is missing, builds what changed, runs the server.
// npm start -- --times: prints how long each part of that took.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache, ensureInstalled, ensureWebBuilt, node, root, say } from './setup.mjs';

const flags = process.argv.slice(2).filter((word) => word === '--times');
let lastMs = 0;

ensureInstalled();
printTime('packages');
ensureWebBuilt();
printTime('sentences and web app');
say('Starting PostgreSQL and the server.');

const env = { ...compileCache, ...process.env };
const main = join(root, 'server', 'src', 'main.ts');
const server = spawn(node, [main, ...flags], { cwd: root, stdio: 'inherit', env });
// On Windows a signal would cut the server off, and Ctrl+C has reached it by itself.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => process.platform === 'win32' || server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

/** With --times: the milliseconds since the part before ended. */
function printTime(part) {
  const ms = performance.now();
  if (flags.length > 0) say(`${part.padEnd(28)} ${(ms - lastMs).toFixed(0).padStart(6)} ms`);
  lastMs = ms;
}
