import type { BoardRow, ListRow } from '@cairn/core/boards/board';
import type { TestPerson } from './test-server.ts';

export async function makeBoard(person: TestPerson, body: object = {}): Promise<BoardRow> {
  return made(person, '/api/boards-2/', { name: 'Trails', ...body });
}

export async function makeList(person: TestPerson, body: object = {}): Promise<ListRow> {
  const board = 'board' in body ? body.board : (await makeBoard(person)).id;
  return made(person, '/api/buckets-2/', { name: 'Ideas', ...body, board });
}

async function made<Thing>(person: TestPerson, path: string, body: object): Promise<Thing> {
  const answer = await person.ask({ method: 'POST', path, body });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer.body as Thing;
}
