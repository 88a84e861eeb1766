// npm run sim: the simulation of sync under faults. --seed N replays one seed, --minutes N searches that long.
import { join } from 'node:path';
import { ensureInstalled, ensureWords, node, root, runOrExit } from './setup.mjs';

ensureInstalled();
ensureWords();
runOrExit(node, [join(root, 'tests', 'sim', 'run.ts'), ...process.argv.slice(2)]);
