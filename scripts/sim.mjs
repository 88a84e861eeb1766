// npm run sim: the synchronisation under faults. --seed N replays one seed, --minutes N searches for that long.
import { join } from 'node:path';
import { ensureInstalled, ensureWords, node, root, runOrExit } from './setup.mjs';

ensureInstalled();
ensureWords();
runOrExit(node, [join(root, 'tests', 'sim', 'run.ts'), ...process.argv.slice(2)]);
