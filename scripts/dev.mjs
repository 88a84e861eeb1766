// npm run dev: the server, restarted when its code changes, behind Vite with hot reloading.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ensureWords, node, root } from './setup.mjs';

ensureInstalled();
ensureWords();

const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const children = [
  spawn(node, ['--watch', join(root, 'server', 'src', 'main.ts')], { cwd: root, stdio: 'inherit' }),
  spawn(node, [vite], { cwd: join(root, 'web'), stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill()));
