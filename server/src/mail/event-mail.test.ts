import { linkActs } from '@cairn/core/goals/link-acts';
import { notificationEvents } from '@cairn/core/notifications/notification-event';
import type { MailedEntry, MailedEvent } from '@cairn/words/event-mails';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockRange } from './clock-range.ts';
import { type MailedEvents, writtenEventMail, writtenReminder } from './event-mail.ts';
import { goalLinkOf } from './goal-link-token.ts';
import { subscriptionOf } from './unsubscribe-token.ts';

const linkKey = Buffer.alloc(32, 7);
const parts = { origin: 'https://plan.example.org', operator: null, linkKey };
const ida = { id: '0193a9be-1111-7000-8000-000000000000', locale: 'en-GB' };
const goal = { id: '0193a9be-2222-7000-8000-000000000000', name: 'Finish chapter 8, the tree line' };
const timedGoal = {
  ...goal,
  ref: 'recurrence:0193a9be-4444-7000-8000-000000000000:2026-11-20',
  datetimeFr: '2026-11-20T09:00:00.000Z',
};
const space = { id: '0193a9be-3333-7000-8000-000000000000', name: 'Studio North' };
const board = { code: '4Tz8bY', name: 'Launch' };
const entry = (event: MailedEvent, quote: readonly string[] = [], name: string | null = 'Lena Marsh') =>
  ({ event, name, quote }) satisfies MailedEntry;
const about = (...entries: readonly [MailedEntry, ...MailedEntry[]]): MailedEvents => {
  const { event } = entries[0];
  const hasGoal = event.startsWith('goal') || event.startsWith('comment');
  return {
    entries,
    goal: hasGoal ? goal : null,
    period: null,
    space,
    board: event === 'boardCreated' ? board : null,
  };
};
const mailed: readonly MailedEvent[] = [
  'goalAssigned',
  'goalMentionCreated',
  'commentMentionCreated',
  'commentCreated',
  'goalCreated',
  'goalModified',
  'goalRescheduled',
  'goalDone',
  'goalDeleted',
  'membershipCreated',
  'membershipDeleted',
  'boardCreated',
];
const tokenIn = (text: string) => /\/stop\/([\w-]+)\//u.exec(text)?.[1] ?? '';

test('a mention is told with its words, and what came before it is below', () => {
  const { subject, text } = writtenEventMail(
    parts,
    ida,
    about(
      entry('commentMentionCreated', [
        '@Ida the survey ran June to September 1974, so “that summer” is right.',
        'Second photo: take the one with the fence.',
        'A third paragraph is left to the page.',
      ]),
      entry('commentCreated', ['Was it one summer or two?'], 'Tomas Reyes'),
      entry('goalRescheduled', [], null),
    ),
  );
  expect(subject).toBe('Lena Marsh mentioned you in “Finish chapter 8, the tree line”');
  expect(text).toBe(`Lena Marsh mentioned you in a comment

* Finish chapter 8, the tree line
  Studio North

> @Ida the survey ran June to September 1974, so “that summer” is right.
>
> Second photo: take the one with the fence.

Before that:

* Tomas Reyes commented
  Was it one summer or two?
* Someone moved a goal

Answer in Cairn:
https://plan.example.org/goals/${goal.id}/

--
You get this because someone mentioned you.
Stop mails about mentions in comments:
https://plan.example.org/stop/${tokenIn(text)}/
Mute this goal:
https://plan.example.org/goals/${goal.id}/
All settings: https://plan.example.org/settings/notifications/

plan.example.org
`);
});

describe.each(mailed)('a mail of %s', (event) => {
  test.each(['en', 'de'])(
    'names person and thing in its subject in %s, and ends by its own link',
    (locale) => {
      const things = about(entry(event));
      const { subject, text, html, headers } = writtenEventMail(parts, { ...ida, locale }, things);
      const thing = (things.goal ?? things.board ?? things.space).name;
      expect(subject).toContain('Lena Marsh');
      expect(subject).toContain(thing);
      const token = tokenIn(text);
      expect(subscriptionOf(linkKey, token)).toEqual({ personId: ida.id, event });
      expect(html).toContain(`https://plan.example.org/stop/${token}/`);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(headers).toEqual({
        'List-Unsubscribe': `<https://plan.example.org/api/v2/unsubscribe/${token}/>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    },
  );
});

test('the mail of a deleted goal leads to its space, and mutes nothing', () => {
  const { text } = writtenEventMail(parts, ida, about(entry('goalDeleted')));
  expect(text).toContain(`Open the space:\nhttps://plan.example.org/spaces/${space.id}/`);
  expect(text).not.toContain('/goals/');
});

test('a goal’s long day is told in one mail: five acts, then their number', () => {
  const acts = Array.from({ length: 8 }, () => entry('goalModified'));
  const { text } = writtenEventMail(parts, ida, about(entry('goalDone'), ...acts));
  expect(text.match(/changed a goal/gu)).toHaveLength(5);
  expect(text).toContain('And 3 more changes');
});

test('a long comment is cut', () => {
  const { text } = writtenEventMail(parts, ida, about(entry('commentCreated', ['word '.repeat(300).trim()])));
  expect(text.match(/word/gu)).toHaveLength(100);
  expect(text).toContain('word …');
});

test('a reminder says how soon, which goal, and when', () => {
  const time = clockRange(new Date('2026-11-20T09:00Z'), new Date('2026-11-20T10:00Z'), {
    zone: 'Europe/Berlin',
    locale: 'en-GB',
    amPm: null,
  });
  const reminder = { minutes: 10, goal: timedGoal, time, space: space.name };
  const { subject, text, headers } = writtenReminder(parts, ida, reminder);
  expect(subject).toBe('In 10 minutes: Finish chapter 8, the tree line');
  expect(text).toMatch(
    /^In 10 minutes\n\n\* Finish chapter 8, the tree line\n {2}10:00–11:00 · Studio North\n/u,
  );
  expect(subscriptionOf(linkKey, tokenIn(text))).toEqual({ personId: ida.id, event: 'goalTime' });
  expect(headers).toHaveProperty('List-Unsubscribe');
  const subjectOf = (minutes: number, locale: string) =>
    writtenReminder(parts, { ...ida, locale }, { ...reminder, minutes }).subject;
  expect([0, 5, 60].map((minutes) => subjectOf(minutes, 'en').split(':')[0])).toEqual([
    'Now',
    'In 5 minutes',
    'In an hour',
  ]);
  expect(subjectOf(30, 'de')).toBe('In 30 Minuten: Finish chapter 8, the tree line');
});

test.each([
  ['en', ['Done', 'In an hour', 'Tomorrow']],
  ['de', ['Erledigt', 'In einer Stunde', 'Morgen']],
])('a reminder has three links below its button, in %s', (locale, names) => {
  const reminder = { minutes: 10, goal: timedGoal, time: '10:00', space: space.name };
  const { text, html } = writtenReminder(parts, { ...ida, locale }, reminder);
  const written = [...text.matchAll(/^(.+):\n(https:\S+\/do\/(\S+)\/)$/gmu)];
  expect(written.map(([, name]) => name)).toEqual(names);
  expect(written.map(([, , , token]) => goalLinkOf(linkKey, token as string))).toEqual(
    linkActs.map((act) => ({
      act,
      personId: ida.id,
      ref: timedGoal.ref,
      startsAt: Date.parse(timedGoal.datetimeFr),
    })),
  );
  const shown = [...(html as string).matchAll(/<a class="link" href="([^"]*\/do\/[^"]*)"[^>]*>([^<]*)</gu)];
  expect(shown.map(([, link, name]) => [name, link])).toEqual(written.map(([, name, link]) => [name, link]));
});

test('a goal’s name adds no link to the acts of its reminder', () => {
  const name = '"><a href="https://evil.example/do/done-x/">Done</a>\nDone: https://evil.example/do/x/';
  const reminder = { minutes: 10, goal: { ...timedGoal, name }, time: '10:00', space: name };
  const { text, html } = writtenReminder(parts, ida, reminder);
  expect((html as string).match(/href="[^"]*\/do\//gu)).toHaveLength(3);
  expect(html).not.toContain('evil.example/');
  expect(text.match(/https?:\S*\/do\//gu)).toEqual(Array.from({ length: 3 }, () => `${parts.origin}/do/`));
});

test('a time is written as the person writes times', () => {
  const [from, to] = [new Date('2026-11-20T09:00Z'), new Date('2026-11-20T15:30Z')];
  const range = (locale: string, amPm: boolean | null, end: Date | null = to) =>
    clockRange(from, end, { zone: 'UTC', locale, amPm }).replaceAll(/[\u2009\u202F]/gu, ' ');
  expect(range('de', null)).toBe('09:00–15:30 Uhr');
  expect(range('en', null)).toBe('9:00 AM – 3:30 PM');
  expect(range('en', false)).toBe('09:00 – 15:30');
  expect(range('de', null, null)).toBe('09:00');
  expect(range('no locale', null, null)).toBe('9:00 AM');
});

test('names in a mail of events become no link, line or header', () => {
  const hostile = fc
    .array(
      fc.constantFrom(
        '\r\nBcc: eve@evil.example',
        'https://evil.example',
        'evil.example',
        '\u202E',
        '\n--\n',
        '<b>',
        'Ida',
        ' ',
      ),
      { maxLength: 6 },
    )
    .map((signs) => signs.join(''));
  fc.assert(
    fc.property(fc.constantFrom(...mailed), hostile, hostile, (event, name, title) => {
      const things = about(entry(event, [], name), entry('goalDone', [], title));
      const { subject, text, html } = writtenEventMail(parts, ida, {
        entries: things.entries,
        goal: things.goal && { ...goal, name: title },
        period: null,
        space: { ...space, name: title },
        board: things.board && { ...board, name: title },
      });
      const whole = `${subject}\n${text}\n${html}`;
      expect(whole).not.toMatch(/evil\.example|@evil|\u202E/u);
      expect(html).not.toContain('<b>');
      expect(subject).not.toContain('\n');
      expect(text.split('\n').filter((line) => line === '--')).toHaveLength(1);
    }),
    { seed: 20_261_128 },
  );
});

test('a goal that moved has its period in the mail', () => {
  const moved = { ...about(entry('goalRescheduled')), period: () => 'Week 48' };
  const { text, html } = writtenEventMail(parts, ida, moved);
  expect(text).toContain('Week 48 · Studio North');
  expect(html).toContain('Week 48 · Studio North');
});

test('each event that a person may be told of has a mail', () => {
  const others = ['goalTime', 'dailyInsights', 'weeklyInsights', 'monthlyInsights', 'marketingEmails'];
  expect(notificationEvents.filter((event) => !others.includes(event)).toSorted()).toEqual(mailed.toSorted());
});
