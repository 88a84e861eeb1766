// Opening the planner with no network and nothing in memory, beside an empty React page in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bar, drawBars } from './bars.ts';
import { median, tell } from './figures.ts';
import { startFloor } from './floor-server.ts';
import { seedGoals, signUp, startServer } from './running-server.ts';
import { type Visit, visit } from './unwatched-visit.ts';
import { warmProfile } from './warm-profile.ts';

const rounds = 9;
const worlds = [
  { goals: 1_000, mark: null },
  { goals: 20_000, mark: 100 },
  { goals: 100_000, mark: 150 },
];

const bars: Bar[] = [];
const floor = await startFloor();
for (const world of worlds) await tellOpening(world.goals, world.mark);
drawBars('planner-opening', 'Opening with no network, milliseconds', bars);
await floor.stop();

/** Visits in turn, the empty page and the planner, so that what else the machine does meets both. */
async function tellOpening(goals: number, mark: number | null): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
  const emptyProfile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
  const server = await startServer();
  const member = await signUp(server.origin);
  await seedGoals(server.database, member, goals);
  await warmProfile(profile, server.origin, member);
  await server.stop();

  const empty: Visit[] = [];
  const planner: Visit[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const visits = [
      await visit(emptyProfile, floor.origin),
      await visit(profile, `${server.origin}/horizons/days/`),
    ] as const;
    // The first one finds what the warming visit left behind.
    if (round === 0) continue;
    empty.push(visits[0]);
    planner.push(visits[1]);
  }
  for (const folder of [profile, emptyProfile]) rmSync(folder, { recursive: true, force: true });

  const emptyMs = median(empty.map(({ paintedMs }) => paintedMs));
  const plannerMs = median(planner.map(({ paintedMs }) => paintedMs));
  const longTasks = planner.map(({ longestTaskMs }) => longestTaskMs);
  const name = `${goals.toLocaleString('en')} goals`;
  tell(`empty React page painted, ms (median of ${rounds})`, emptyMs.toFixed(0), 'the floor');
  tell(`days of ${name} painted, offline, cold, ms`, plannerMs.toFixed(0), '');
  tell('later than the floor, ms', (plannerMs - emptyMs).toFixed(0), mark === null ? '' : `held to ${mark}`);
  const longest = `${median(longTasks).toFixed(0)} / ${Math.max(...longTasks).toFixed(0)}`;
  tell('longest task over 50 ms, median / worst of the visits', longest, 'held to 0');
  tell('heap of the tab, MB', median(planner.map(({ heapMb }) => heapMb)).toFixed(0), '');
  if (mark !== null) bars.push({ name, floor: emptyMs, cairn: plannerMs, mark: emptyMs + mark });
}
