import type { Endpoint } from '@cairn/contract/endpoint';
import { endpoints } from '@cairn/contract/endpoints';
import { unchangeableFields } from '@cairn/contract/unchangeable-fields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBoard } from '../testing/boards.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  ida = await server.signUp();
});
afterAll(() => server.close());

const edits = Object.entries(endpoints as Readonly<Record<string, Endpoint>>).filter(([, { method }]) =>
  ['PATCH', 'PUT'].includes(method),
);

test.each(edits)('%s refuses each field of the thing that it does not change', async (_name, endpoint) => {
  for (const field of unchangeableFields(endpoint)) {
    const body = field.split('.').reduceRight<unknown>((value, name) => ({ [name]: value }), null);
    const path = endpoint.path.replaceAll(/\{\w+\}/gu, 'x');
    const answer = await ida.ask({ method: endpoint.method, path, body });
    expect([answer.status, answer.body.code], field).toEqual([400, 'request.invalid']);
    expect(answer.body.errors[field], field).toContain('does not change it');
  }
});

test('a board is made public by its own call, which the refusal of another one names', async () => {
  const board = await makeBoard(ida, {});
  const path = `/api/boards-2/${board.id}/`;
  for (const body of [{ isPublic: true }, { isPublic: false }, { allowCollaboration: true, name: 'Hut' }]) {
    const answer = await ida.ask({ method: 'PATCH', path, body });
    expect(answer.status).toBe(400);
    expect(Object.values(answer.body.errors).join(' ')).toContain('PATCH /api/public-boards/{code}/');
  }
  expect((await ida.ask({ path })).body).toMatchObject({ isPublic: false, rev: board.rev, name: board.name });
});

test('what the thing does not have is ignored', async () => {
  const goal = await ida.createGoal({});
  const body = { name: 'Run', nothingOfTheKind: 1 };
  const answer = await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body });
  expect([answer.status, answer.body.name]).toEqual([200, 'Run']);
});
