// npm start: installs what is missing, builds what changed, runs the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache, ensureInstalled, ensureWebBuilt, node, root } from './setup.mjs';

ensureInstalled();
ensureWebBuilt();

const env = { ...compileCache, ...process.env };
const server = spawn(node, [join(root, 'server', 'src', 'main.ts')], { cwd: root, stdio: 'inherit', env });
// On Windows a signal would cut the server off, and Ctrl+C has reached it by itself.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => process.platform === 'win32' || server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
