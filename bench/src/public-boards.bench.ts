// Compares a public board with a bare route of as many bytes. Also measures the gallery.
import { boardCategories } from '@cairn/core/boards/categories';
import { startBareRoute } from './bare-route.ts';
import { tellBeside, tellFloor } from './figures.ts';
import { requestsPerSecond } from './load.ts';
import { signUp, startServer } from './running-server.ts';
import { seedBoard, seedGallery } from './seeded-boards.ts';

const lanes = 8;
const forMs = 3_000;
const turns = 5;
const galleryBoards = 100_000;
const galleryMark = 50;

const server = await startServer({ CAIRN_GALLERY: 'on' });
const member = await signUp(server.origin);
const headers = { cookie: member.cookie, origin: server.origin, 'content-type': 'application/json' };
await tellPages();
await tellGallery();
await server.stop();

async function textOf(path: string): Promise<string> {
  const answer = await fetch(server.origin + path);
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.text();
}

async function tellPages(): Promise<void> {
  const id = await seedBoard(server.database, member, 'bench-board', { lists: 5, goals: 50 });
  const shown = await fetch(`${server.origin}/api/public-boards/${id}/`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ isPublic: true }),
  });
  if (!shown.ok) throw new Error(`The board was not published: ${await shown.text()}`);
  for (const [what, path] of [
    ['page of a public board', '/boards/bench-board/'],
    ['public board as JSON', '/api/public-boards/bench-board/'],
  ] as const) {
    const route = await startBareRoute(server, await textOf(path));
    const bare: number[] = [];
    const ours: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      bare.push(await requestsPerSecond(route.origin, lanes, forMs, () => route.shot));
      ours.push(
        await requestsPerSecond(server.origin, lanes, forMs, () => ({ method: 'GET', path, headers: {} })),
      );
    }
    route.stop();
    tellFloor('bare Fastify route with the same bytes, a second', bare);
    tellBeside(`${what}, a second`, ours, bare, 'held to 0.60 ×');
  }
}

async function msOf(address: string): Promise<number> {
  const startedAt = performance.now();
  await (await fetch(address)).text();
  return performance.now() - startedAt;
}

async function tellGallery(): Promise<void> {
  await seedGallery(server.database, member, galleryBoards, boardCategories);
  for (const query of [
    '',
    '?sort=new',
    '?category=study',
    '?q=board',
    '?q=word77',
    '?q=word4321',
    '?q=nothing',
  ]) {
    const path = `/api/community/boards/${query}`;
    const route = await startBareRoute(server, await textOf(path));
    const bare: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round <= 3 * turns; round += 1) {
      const times = [await msOf(route.origin + route.shot.path), await msOf(server.origin + path)] as const;
      if (round === 0) continue;
      bare.push(times[0]);
      ours.push(times[1]);
    }
    route.stop();
    tellFloor('bare Fastify route with the same bytes, ms', bare);
    tellBeside(
      `gallery of ${galleryBoards} boards, ${query || 'popular'}, ms`,
      ours,
      bare,
      `held to ${galleryMark}`,
    );
  }
}
