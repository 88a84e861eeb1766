import { leadTimes } from '@cairn/core/notifications/reminders';
import { todayIn } from '@cairn/core/time/zones';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { remindPeople } from './remind-people.ts';
import { contextOf } from '../testing/shared-space.ts';

const minuteMs = 60_000;
/** In the night of this day, clocks in Berlin show the hour from two to three twice. */
const begin = Date.parse('2026-10-24T22:00:00Z');
/** Berlin is ahead of UTC by two hours before this moment, by one hour later. */
const change = Date.parse('2026-10-25T01:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Step =
  | { readonly kind: 'create' | 'move' | 'done' | 'delete'; readonly goal: number; readonly after: number }
  | { readonly kind: 'repeat'; readonly minutes: number }
  | { readonly kind: 'lead'; readonly minutes: number }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'pass'; readonly minutes: number };

const pass = fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 25 }) });
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('create', 'move', 'done', 'delete'),
      goal: fc.nat(4),
      after: fc.integer({ min: -5, max: 70 }),
    }),
    fc.record({ kind: fc.constant('repeat' as const), minutes: fc.integer({ min: 60, max: 300 }) }),
    fc.record({ kind: fc.constant('lead' as const), minutes: fc.constantFrom(...leadTimes) }),
    fc.record({
      kind: fc.constant('zone' as const),
      zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Tokyo'),
    }),
    ...Array.from({ length: 3 }, () => pass),
  ),
  { minLength: 25, maxLength: 40 },
) as fc.Arbitrary<readonly Step[]>;

interface ModelGoal {
  readonly id: string;
  start: number;
  isOpen: boolean;
}

/** The server beside a model that knows all goals, and asks at each minute which of them are due. */
class Walk {
  readonly #person: TestPerson;
  readonly #goals: ModelGoal[] = [];
  /** Minutes since midnight in Berlin, of daily repeats. */
  readonly #repeats: number[] = [];
  readonly expected: string[] = [];
  readonly #rung = new Set<string>();
  #now = begin;
  #lead = 10;
  #zone = 'UTC';

  constructor(person: TestPerson) {
    this.#person = person;
  }

  async #call(method: string, path: string, body?: object): Promise<void> {
    const answer = await this.#person.ask({ method, path, body });
    expect(answer.status).toBeLessThan(300);
  }

  async take(step: Step): Promise<void> {
    if (step.kind === 'pass') return this.#pass(step.minutes);
    if (step.kind === 'lead') {
      this.#lead = step.minutes;
      return this.#call('PATCH', '/api/settings/', { reminderLeadMinutes: step.minutes });
    }
    if (step.kind === 'zone') return this.#move(step.zone);
    if (step.kind === 'repeat') return this.#repeat(step.minutes);
    return this.#change(step.kind, step.goal, this.#now + step.after * minuteMs);
  }

  async #move(zone: string): Promise<void> {
    this.#zone = zone;
    await this.#call('PATCH', '/api/settings/', { timezone: zone });
  }

  async #repeat(minutes: number): Promise<void> {
    await this.#move('Europe/Berlin');
    // The day before, when the offset was two hours.
    const start = begin - 1440 * minuteMs + minutes * minuteMs;
    await this.#person.createGoal({
      column: 1,
      dueDate: '2026-10-24',
      ...timesFrom(start),
      recurrence: { rule: 'FREQ=DAILY' },
    });
    this.#repeats.push(minutes);
  }

  async #change(kind: 'create' | 'move' | 'done' | 'delete', at: number, start: number): Promise<void> {
    const goal = this.#goals[at];
    if (kind === 'create' || !goal) {
      const { id } = await this.#person.createGoal({
        column: 1,
        dueDate: todayIn(this.#zone, start),
        ...timesFrom(start),
      });
      this.#goals.push({ id, start, isOpen: true });
      return;
    }
    if (!goal.isOpen) return;
    const path = `/api/goals-2/${goal.id}/`;
    if (kind === 'move') {
      goal.start = start;
      return this.#call('PUT', path, { dueDate: todayIn(this.#zone, start), ...timesFrom(start) });
    }
    goal.isOpen = false;
    await (kind === 'done'
      ? this.#call('PUT', path, { doneDate: '2026-10-25' })
      : this.#call('DELETE', path));
  }

  async #pass(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute += 1) {
      this.#now += minuteMs;
      await remindAt(this.#now);
      for (const { id, start, isOpen } of this.#goals) if (isOpen) this.#ring(id, start);
      for (const [at, clock] of this.#repeats.entries()) this.#ring(`repeat ${at}`, occurrenceOf(clock));
    }
  }

  /** A goal reminds one time for each time at which it begins. */
  #ring(goal: string, start: number): void {
    if (start - this.#lead * minuteMs !== this.#now || this.#rung.has(`${goal} ${start}`)) return;
    this.#rung.add(`${goal} ${start}`);
    this.expected.push(`${this.#now} ${start}`);
  }
}

/** Times that the clock shows twice are the first. */
function occurrenceOf(minutes: number): number {
  const before = begin + minutes * minuteMs;
  return before < change ? before : before + 60 * minuteMs;
}

const timesFrom = (start: number) => ({
  datetimeFr: new Date(start).toISOString(),
  datetimeTo: new Date(start + 30 * minuteMs).toISOString(),
});

function remindAt(now: number): Promise<void> {
  return remindPeople({ context: { ...contextOf(server), now: () => now + 7_000 }, jobs: server.jobs });
}

test('whatever a person changes, exactly the due reminders are handed out, each at its minute', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await server.pool.query('delete from reminded_until');
      await remindAt(begin);
      const person = await server.signUp();
      await person.ask({
        method: 'PATCH',
        path: '/api/settings/',
        body: { timezone: 'UTC', dailyReminderIsOn: false },
      });
      const walk = new Walk(person);
      for (const step of all) await walk.take(step);
      const { rows } = await server.pool.query(
        'select due_at as due, starts_at as start from reminders where scope_id = $1',
        [person.user.uuid],
      );
      const found = rows.map(({ due, start }) => `${due.getTime()} ${start.getTime()}`).toSorted();
      expect(found).toEqual(walk.expected.toSorted());
    }),
    { seed: 20_261_129, numRuns: 12 },
  );
});
