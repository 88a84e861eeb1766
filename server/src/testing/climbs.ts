import type { ClimbRow } from '@cairn/core/climbs/climb';
import type { TestPerson } from './test-server.ts';

export const aStep = (id: string, more: object = {}) => ({
  id,
  name: `Step ${id}`,
  column: 1,
  periodIndex: 1,
  ...more,
});

/** Two days and a week. */
export const someSteps = [
  aStep('a'),
  aStep('b', { periodIndex: 2 }),
  aStep('w', { column: 2, periodIndex: 2 }),
];

export async function makeClimb(person: TestPerson, body: object = {}, ways: object = {}): Promise<ClimbRow> {
  const made = await person.ask({
    method: 'POST',
    path: '/api/my-climbs/',
    body: { name: 'To the summit', steps: someSteps, ...body },
  });
  if (made.status !== 201) throw new Error(`Creating answered ${made.status}: ${made.text}`);
  if (Object.keys(ways).length === 0) return made.body as ClimbRow;
  const path = `/api/my-climbs/${made.body.code}/`;
  const shown = await person.ask({ method: 'PATCH', path, body: ways });
  if (shown.status !== 200) throw new Error(`Publishing answered ${shown.status}: ${shown.text}`);
  return shown.body as ClimbRow;
}

export const makePublicClimb = (person: TestPerson, body: object = {}) =>
  makeClimb(person, body, { public: true, isListed: true });

export function startClimb(person: TestPerson, slug: string, startDate: string, more: object = {}) {
  return person.ask({
    method: 'POST',
    path: `/api/climbs/${slug}/subscribe/`,
    body: { settings: { startDate }, ...more },
  });
}
