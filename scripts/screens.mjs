// npm run screens: saves pictures of every screen in docs/screens, light and dark, desktop and phone.
import { join } from 'node:path';
import { ensureInstalled, ensureWebBuilt, node, root, runOrExit } from './setup.mjs';

ensureInstalled();
ensureWebBuilt();
runOrExit(node, [join(root, 'tests', 'screens', 'take-screens.ts')]);
