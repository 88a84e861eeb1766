// Compares one account's latency with and without another account's most expensive requests.
import { readFileSync } from 'node:fs';
import { setTimeout as passed } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Blow } from './attacker.ts';
import { halfAndMost, tellBeside, tellFloor } from './figures.ts';
import { isQuick } from './options.ts';
import { type Member, seedGoals, signUp, startServer } from './running-server.ts';

/** Allowed latency at the 95th percentile, in ms. */
const mark = 250;
/** Allowed memory of the server, in megabytes. */
const memoryMark = 800;
const calls = isQuick ? 60 : 200;
const betweenCallsMs = 20;
const lanes = 3;

const server = await startServer();
const ida = await signUp(server.origin);
await seedGoals(server.database, ida, 1_000);
const mallory = await signUp(server.origin);
const note = (word: string) => ({ ops: [{ insert: `${word.repeat(450_000 / word.length)}\n` }] });

async function made(
  member: Member,
  method: string,
  path: string,
  body: unknown,
): Promise<{ id: string; url: string }> {
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: { cookie: member.cookie, origin: server.origin, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { id: string; url: string };
}

const onDay = { column: 1, dueDate: new Date().toISOString().slice(0, 10) };
const recurrence = { rule: 'FREQ=DAILY', anchor: 'date' };
const goal = await made(mallory, 'POST', '/api/goals-2/', { name: 'Long', richThoughts: note('word ') });
await made(mallory, 'POST', '/api/goals-2/', {
  name: 'Run',
  ...onDay,
  recurrence,
  richThoughts: note('word '),
});
for (let n = 0; n < 60; n += 1)
  await made(mallory, 'POST', '/api/goals-2/', { name: `Long ${n}`, ...onDay, richThoughts: note('word ') });
await made(mallory, 'PATCH', '/api/settings/', { calendarNotes: true });
const calendar = await made(mallory, 'GET', '/api/settings/calendar-url/', undefined);

const svg = `${'<!---->'.repeat(580)}x`;
const form = `--form\r\ncontent-disposition: form-data; name="file"; filename="x.svg"\r\n\r\n${svg}\r\n--form--\r\n`;
const rewritten = (word: string): Blow => ({
  method: 'PUT',
  path: `/api/goals-2/${goal.id}/`,
  body: JSON.stringify({ richThoughts: note(word) }),
});
const attacks: Readonly<Record<string, readonly Blow[]>> = {
  'files that are slow to judge': [{ method: 'POST', path: '/api/storage/', body: form }],
  'notes without likeness': [rewritten('other'), rewritten('word ')],
  'the feed of a new device': [{ method: 'GET', path: '/api/v2/feed/?limit=2000' }],
  'a list of a long series': [
    { method: 'GET', path: `/api/goals-2/?column=1&from=${onDay.dueDate}&to=2046-11-25&limit=5000` },
  ],
  'a calendar with notes': [{ method: 'GET', path: new URL(calendar.url).pathname }],
};

async function feltBy(member: Member): Promise<readonly number[]> {
  const felt: number[] = [];
  for (let n = 0; n < calls; n += 1) {
    const from = performance.now();
    if (n % 2 === 0) await made(member, 'GET', '/api/goals-2/?column=1&limit=50', undefined);
    else await made(member, 'POST', '/api/goals-2/', { name: `Goal ${n}` });
    felt.push(performance.now() - from);
    await passed(betweenCallsMs);
  }
  return felt;
}

await feltBy(ida);
const floor = await feltBy(ida);
tellFloor('a call in peace, half / 95 %, ms', floor, halfAndMost);
for (const [name, blows] of Object.entries(attacks)) {
  const worker = new Worker(new URL('./attacker.ts', import.meta.url), {
    workerData: { origin: server.origin, cookie: mallory.cookie, blows, lanes },
  });
  const felt = await feltBy(ida);
  const sent = await new Promise((done) => {
    worker.once('message', done);
    worker.postMessage('end');
  });
  tellBeside(`beside ${name} (${sent}), ms`, felt, floor, `95 % ≤ ${mark}`, halfAndMost);
}
const [, kilobytes] =
  /VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8')) ?? [];
tellBeside('memory of the server at most, MB', [Number(kilobytes) / 1024], [], `≤ ${memoryMark}`);
await server.stop();
