import { parseArgs } from 'node:util';
import { allSyncRules, type SyncRules } from '@cairn/core/sync/rules';
import { openSimServer } from './real-server.ts';
import { type Extent, violationsOf } from './world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string' },
    edits: { type: 'string', default: '60' },
    without: { type: 'string' },
    /** JSON, changes to `usualHabits` in `people.ts`. */
    habits: { type: 'string', default: '{}' },
    /** JSON, changes to `usualWeather` in `weather.ts`. */
    weather: { type: 'string', default: '{}' },
    trace: { type: 'boolean', default: false },
    slow: { type: 'string' },
    from: { type: 'string' },
  },
});

const edits = Number(values.edits);
const rules = values.without ? { ...allSyncRules, [values.without as keyof SyncRules]: false } : allSyncRules;
const server = await openSimServer();
let failures = 0;
const extent: Extent = {
  edits,
  habits: JSON.parse(values.habits),
  weather: JSON.parse(values.weather),
  ...(values.trace ? { tell: console.log } : {}),
  ...(values.slow === undefined ? {} : { slowWrites: Number(values.slow) }),
};

async function tell(seed: number): Promise<void> {
  const violations = await violationsOf(server, seed, extent, rules);
  if (violations.length === 0) return;
  failures += 1;
  console.log(`seed ${seed}:\n  ${violations.slice(0, 10).join('\n  ')}`);
}

if (values.seed !== undefined) {
  await tell(Number(values.seed));
} else {
  const until = Date.now() + Number(values.minutes ?? '1') * 60_000;
  let seed = values.from === undefined ? Math.floor(Math.random() * 1e9) : Number(values.from);
  let seeds = 0;
  for (; Date.now() < until; seed += 1, seeds += 1) await tell(seed);
  console.log(`${seeds} seeds of ${edits} edits.`);
}
await server.close();
console.log(failures === 0 ? 'Nothing was lost, nothing was doubled.' : `${failures} seeds broke a promise.`);
process.exitCode = failures === 0 ? 0 : 1;
