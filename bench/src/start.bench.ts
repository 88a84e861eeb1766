// Compares a restart with that of PostgreSQL alone. Also measures a stop while a browser reads the stream.
import { setTimeout as passed } from 'node:timers/promises';
import { signUp } from '@cairn/server/testing/cairn-in-folder';
import { type CairnProcess, dataFolder, startCairn } from '@cairn/server/testing/cairn-process';
import { startPostgres } from '@cairn/server/db/embedded/postgres';
import { tellBeside, tellFloor } from './figures.ts';
import { isQuick } from './options.ts';

const rounds = isQuick ? 3 : 5;
/** The baseline takes a twentieth of a start, so more measurements are needed. */
const floorsInRound = 3;
/** In ms until "Cairn is at", without PostgreSQL's start. */
const startMark = 2_000;
/** In ms from SIGTERM to the end of the process. */
const endMark = 10_000;

const folder = dataFolder();
const settings = { CAIRN_DATA: folder.path };
const floors: number[] = [];
const starts: number[] = [];
const ends: number[] = [];
try {
  const first = await startCairn(settings);
  const cookie = await signUp(first.origin);
  await first.end('SIGTERM');
  for (let round = 0; round < rounds; round += 1) {
    for (let floor = 0; floor < floorsInRound; floor += 1)
      floors.push((await timed(async () => (await startPostgres(folder.path)).stop())).ms);
    const { ms, result: cairn } = await timed(() => startCairn(settings));
    starts.push(ms);
    if (isQuick) await cairn.end('SIGTERM');
    else ends.push(await msOfEnd(cairn, cookie));
  }
} finally {
  folder.remove();
}
tellFloor('PostgreSQL started and stopped, ms', floors);
tellBeside(
  'Cairn started again on its folder, ms',
  starts,
  floors,
  `held to ${startMark} more than the floor`,
);
if (!isQuick)
  tellBeside('Cairn ended by SIGTERM with an open stream, ms', ends, floors, `held to ${endMark}`);

async function timed<Result>(
  act: () => Promise<Result>,
): Promise<{ readonly ms: number; readonly result: Result }> {
  const startedAt = performance.now();
  const result = await act();
  return { ms: performance.now() - startedAt, result };
}

async function msOfEnd(cairn: CairnProcess, cookie: string): Promise<number> {
  const stream = await fetch(`${cairn.origin}/api/v2/feed/stream/`, { headers: { cookie } });
  await passed(500);
  const { ms } = await timed(() => cairn.end('SIGTERM'));
  await stream.text().catch(() => '');
  return ms;
}
