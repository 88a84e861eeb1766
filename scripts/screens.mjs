// npm run screens: takes pictures of every screen, light and dark, wide and on a phone, into docs/screens.
import { join } from 'node:path';
import { ensureInstalled, ensureWebBuilt, node, root, runOrExit } from './setup.mjs';

ensureInstalled();
ensureWebBuilt();
runOrExit(node, [join(root, 'tests', 'screens', 'take-screens.ts')]);
