// npm run bench: every benchmark, one after the other, each as ratios against a floor in the same run.
// npm run bench -- NAME runs those whose name holds NAME.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ensureWebBuilt, node, root, runOrExit } from './setup.mjs';

ensureInstalled();
ensureWebBuilt();
const wanted = process.argv[2] ?? '';
const folder = join(root, 'bench', 'src');
for (const name of readdirSync(folder).filter(
  (file) => file.endsWith('.bench.ts') && file.includes(wanted),
)) {
  runOrExit(node, ['--expose-gc', join(folder, name)]);
}
