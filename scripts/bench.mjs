// npm run bench: every benchmark, one after the other, each as ratios against a floor in the same run.
// npm run bench -- NAME runs those whose name holds NAME; with --draw the pictures in docs/ are drawn anew.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ensureWebBuilt, node, root, runOrExit } from './setup.mjs';

ensureInstalled();
ensureWebBuilt();
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const wanted = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const folder = join(root, 'bench', 'src');
for (const name of readdirSync(folder).filter(
  (file) => file.endsWith('.bench.ts') && file.includes(wanted),
)) {
  runOrExit(node, ['--expose-gc', join(folder, name), ...flags]);
}
