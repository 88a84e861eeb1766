// Compares opening the app offline, with nothing in memory, with an empty React page.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bar, drawBars } from './bars.ts';
import { tellOpening } from './cold-opening.ts';
import { startFloor } from './floor-server.ts';
import { isQuick } from './options.ts';
import { seedGoals, signUp, startServer } from './running-server.ts';
import { warmProfile } from './warm-profile.ts';

/** `mark`: how many ms later than the baseline page the app may be painted. */
const worlds = [
  { goals: 1_000, mark: 150 },
  { goals: 20_000, mark: 100 },
  { goals: 100_000, mark: 150 },
].filter(({ goals }) => !isQuick || goals === 20_000);

const bars: Bar[] = [];
const floor = await startFloor();
for (const { goals, mark } of worlds) await tellWorld(goals, mark);
drawBars('planner-opening', 'Opening with no network, milliseconds', bars);
await floor.stop();

async function tellWorld(goals: number, mark: number): Promise<void> {
  const name = `${goals.toLocaleString('en')} goals`;
  const profile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
  const emptyProfile = mkdtempSync(join(tmpdir(), 'cairn-profile-'));
  const server = await startServer();
  const member = await signUp(server.origin);
  await seedGoals(server.database, member, goals);
  await warmProfile(profile, server.origin, member);
  await server.stop();

  const bar = await tellOpening(
    { profile: emptyProfile, address: floor.origin },
    { profile, address: `${server.origin}/horizons/days/`, name: `days of ${name}`, mark },
  );
  bars.push({ ...bar, name });
  for (const folder of [profile, emptyProfile]) rmSync(folder, { recursive: true, force: true });
}
