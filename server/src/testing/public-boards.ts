import { makeBoard } from './boards.ts';
import type { TestPerson } from './test-server.ts';

export async function makePublicBoard(
  person: TestPerson,
  body: object = {},
  publication: object = {},
): Promise<{ readonly id: string; readonly code: string }> {
  const { id } = await makeBoard(person, body);
  const path = `/api/public-boards/${id}/`;
  const answer = await person.ask({ method: 'PATCH', path, body: { isPublic: true, ...publication } });
  if (answer.status !== 200) throw new Error(`Publishing answered ${answer.status}: ${answer.text}`);
  return { id, code: answer.body.code };
}
