import { firefoxProgram } from '../../scripts/engine-programs.mjs';
import { startFirefox } from './firefox.ts';
import { runJourneys } from './run-journeys.ts';

const program = firefoxProgram();

runJourneys('Firefox', program === null ? null : () => startFirefox(program));
