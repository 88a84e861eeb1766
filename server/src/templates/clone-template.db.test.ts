import type { TemplateWire } from '@cairn/contract/community';
import type { GoalWire } from '@cairn/contract/goals';
import { dueDateOf, periodAfter, periodOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { allTemplates } from './all-templates.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.each(allTemplates('en').map(({ code }) => code))(
  '%s becomes a board, its goals in the periods from today on',
  async (code) => {
    const ida = await server.signUp();
    const path = `/api/community/boards/templates/${code}/clone/`;
    const clone = () => ida.ask({ method: 'POST', path, body: { tempId: 'offline-t' } });
    const [first, again] = [await clone(), await clone()];
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    const template = allTemplates('en').find((each) => each.code === code);
    const board = (await ida.ask({ path: `/api/boards-2/${first.body.id}/` })).body;
    expect(board.buckets.map(({ name }: { name: string }) => name)).toEqual(
      template?.lists.map(({ name }) => name),
    );
    const today = todayIn('UTC', Date.now());
    for (const [at, list] of (template?.lists ?? []).entries()) {
      const goals: GoalWire[] = (await ida.ask({ path: `/api/goals-2/?bucket=${board.buckets[at].id}` }))
        .body;
      expect(goals.map(({ name }) => name)).toEqual(list.goals.map(({ name }) => name));
      for (const [place, { period, subgoals = [] }] of list.goals.entries()) {
        const goal = goals[place] as GoalWire;
        expect(goal.subgoals).toHaveLength(subgoals.length);
        expect(goal.dueDate).toBe(
          period ? dueDateOf(periodAfter(periodOf(period.column, today), period.offset)) : null,
        );
      }
    }
  },
);

test('A template is listed and cloned in the language of the request', async () => {
  const ida = await server.signUp();
  const headers = { 'accept-language': 'de-CH' };
  const path = '/api/community/boards/templates/';
  const listed: readonly TemplateWire[] = (await ida.ask({ path, headers })).body;
  const shown = listed.find(({ code }) => code === 'house-move');
  expect([shown?.name, shown?.language]).toEqual(['Umzug', 'de']);
  const made = await ida.ask({ method: 'POST', path: `${path}house-move/clone/`, body: {}, headers });
  const { body } = await ida.ask({ path: `/api/boards-2/${made.body.id}/` });
  expect([body.name, body.buckets.map(({ name }: { name: string }) => name)]).toEqual([
    'Umzug',
    shown?.lists.map(({ name }) => name),
  ]);
});

test('A template that is not there is unknown, and headings count what there is', async () => {
  const ida = await server.signUp();
  const path = '/api/community/boards/templates/none/clone/';
  expect((await ida.ask({ method: 'POST', path, body: {} })).body.code).toBe('template.unknown');
  const { body } = await server.ask({ path: '/api/community/boards/templates-categories/' });
  expect(body).toContainEqual({ code: 'home', name: 'Home', templatesCount: 2 });
  expect((await server.ask({ path: '/api/community/boards/templates/?q=deposit' })).body).toHaveLength(1);
});
