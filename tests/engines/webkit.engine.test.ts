import { webkitPrograms } from '../../scripts/engine-programs.mjs';
import { runJourneys } from './run-journeys.ts';
import { startWebkit } from './webkit.ts';

const programs = webkitPrograms();

runJourneys('WebKitGTK', programs === null ? null : () => startWebkit(programs));
