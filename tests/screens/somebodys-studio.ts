import type { APIRequestContext, Browser } from '@playwright/test';
import { weekOf } from '@cairn/core/time/periods';
import { newPerson } from '../journeys/planner.ts';

/** Other members with their goals of this week; `true` for done. */
const others = [
  ['Tomas', 'Reyes', [['Onboarding flow approved', 'teal'], ['Beta stand-up'], ['Tour script', null, true]]],
  [
    'Priya',
    'Nair',
    [
      ['Pricing page, second draft', 'orange'],
      ['Dark theme, charts', 'purple'],
    ],
  ],
  [
    'Omar',
    'Aziz',
    [
      ['Load test at ten times the traffic', 'coral'],
      ['Faster first load', null, true],
    ],
  ],
] as const;

const own = [
  ['Beta with twenty teams', 'blue'],
  ['Interview five teams'],
  ['Plan Q1 with everyone', null, true],
] as const;

export async function somebodysStudio(
  browser: Browser,
  origin: string,
  owner: APIRequestContext,
  today: string,
): Promise<string> {
  const asked = async <Answer>(by: APIRequestContext, path: string, data: object, method = 'POST') => {
    const headers = { origin, 'idempotency-key': crypto.randomUUID() };
    const answer = await by.fetch(origin + path, { method, headers, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const studio = { name: 'Studio North', emoji: '🛠️', color: '#d97706' };
  const { id: space } = await asked<{ id: string }>(owner, '/api/v2/spaces/', studio);
  const { joinUrl } = await asked<{ joinUrl: string }>(owner, `/api/v2/spaces/${space}/magic-links/`, {});
  const token = new URL(joinUrl).pathname.split('/')[2] ?? '';
  const dueDate = weekOf(today).lastDate;
  const plan = async (by: APIRequestContext, goals: readonly (readonly unknown[])[]) => {
    for (const [name, color = null, isDone = false] of goals)
      await asked(by, '/api/goals-2/', {
        name,
        space,
        column: 2,
        dueDate,
        color,
        doneDate: isDone ? today : null,
      });
  };
  await plan(owner, own);
  for (const [firstName, lastName, goals] of others) {
    const context = await browser.newContext();
    const account = { ...newPerson(), firstName, lastName, locale: 'en-GB', timezone: 'Europe/Lisbon' };
    await asked(context.request, '/api/signup/', account);
    await asked(context.request, `/api/v2/magic-links/${token}/join/`, {});
    await plan(context.request, goals);
    await context.close();
  }
  return space;
}
