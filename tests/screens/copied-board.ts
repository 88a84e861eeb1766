import type { APIRequestContext, Browser } from '@playwright/test';
import { OtherPerson } from '../journeys/other-person.ts';

/** Someone else’s board, which somebody has copied and its author has changed since. Returns the copy's code. */
export async function copiedBoard(
  from: Browser,
  origin: string,
  request: APIRequestContext,
): Promise<string> {
  const context = await from.newContext();
  const author = await OtherPerson.who(context.request, origin);
  const board = await author.send('POST', 'boards-2', { name: 'Hut to hut in five days', emoji: '🏔️' });
  const listOf = (name: string, emoji: string) =>
    author.send('POST', 'buckets-2', { board: board.id, name, emoji });
  const [before, pack, walk] = [
    await listOf('Before', '🗺️'),
    await listOf('Pack', '🎒'),
    await listOf('On the way', '🥾'),
  ];
  const goalOn = (list: { readonly id: string }, name: string, more: object = {}) =>
    author.send('POST', 'goals-2', { name, bucket: list.id, ...more });
  const noteOf = (text: string) => ({ richThoughts: { ops: [{ insert: `${text}\n` }] } });
  await goalOn(before, 'Choose the huts');
  const tent = await goalOn(pack, 'Tent for two', noteOf('Check the poles and the pegs before you leave.'));
  const stove = await goalOn(pack, 'Stove and gas');
  const map = await goalOn(pack, 'Map on paper');
  await goalOn(walk, 'Start before eight');
  await author.send('PATCH', `public-boards/${board.id}`, { isPublic: true });
  const copy = await request.post(`${origin}/api/public-boards/${board.code}/clone/`, {
    data: {},
    headers: { origin },
    failOnStatusCode: true,
  });
  await author.send('PUT', `goals-2/${tent.id}`, {
    name: 'Light tent for two',
    ...noteOf('Check the poles and leave the heavy pegs at home.'),
  });
  await author.send('PUT', `goals-2/${map.id}`, { bucket: before.id });
  await author.delete(`goals-2/${stove.id}`);
  const later = await listOf('Afterwards', '🧺');
  await goalOn(later, 'Dry and grease the boots');
  await goalOn(later, 'Write down what stayed unused');
  await context.close();
  const { code }: { readonly code: string } = await copy.json();
  return code;
}
