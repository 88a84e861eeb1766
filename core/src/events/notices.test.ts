import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventRow } from './event.ts';
import { foldedNotices, isUnread, maxUnread, noticeKindOf, unreadCount } from './notices.ts';

const minute = 60_000;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21) - minutes * minute).toISOString();

const notices = fc
  .array(fc.record({ ago: fc.integer({ min: 0, max: 90 }), goalId: fc.constantFrom(null, 'a', 'b') }), {
    maxLength: 200,
  })
  .map((found) =>
    found
      .toSorted((one, other) => one.ago - other.ago)
      .map(({ ago, goalId }, index) => ({ code: String(index), goalId, datetime: at(ago) })),
  );

test('entries hold every notice once, of one goal and within 15 minutes, in the order of their newest', () => {
  fc.assert(
    fc.property(notices, (found) => {
      const entries = foldedNotices(found);
      expect(entries.flat().toSorted((one, other) => Number(one.code) - Number(other.code))).toEqual(found);
      for (const entry of entries) {
        const [newest] = entry;
        expect(new Set(entry.map(({ goalId }) => goalId)).size).toBe(1);
        if (newest.goalId === null) expect(entry).toHaveLength(1);
        for (const { datetime } of entry)
          expect(Date.parse(newest.datetime) - Date.parse(datetime)).toBeLessThanOrEqual(15 * minute);
      }
      const moments = entries.map(([newest]) => newest.datetime);
      expect(moments).toEqual(moments.toSorted().toReversed());
    }),
  );
});

test('two entries of one goal are more than 15 minutes apart', () => {
  fc.assert(
    fc.property(notices, (found) => {
      const newest = foldedNotices(found).flatMap(([first]) =>
        first.goalId === 'a' ? [first.datetime] : [],
      );
      for (const [index, datetime] of newest.slice(1).entries())
        expect(Date.parse(newest[index] as string) - Date.parse(datetime)).toBeGreaterThan(15 * minute);
    }),
  );
});

test('what is not above the mark of all, or is read by itself, is read', () => {
  fc.assert(
    fc.property(notices, fc.option(fc.integer({ min: 0, max: 90 })), (found, ago) => {
      const seen = ago === null ? null : at(ago);
      const isRead = (code: string) => Number(code) % 2 === 0;
      const unread = found.filter((notice) => isUnread(notice, { seen, isRead }));
      expect(unread).toEqual(
        found.filter(({ code, datetime }) => !isRead(code) && (seen === null || datetime > seen)),
      );
      expect(unreadCount(found, { seen, isRead })).toBe(Math.min(maxUnread, unread.length));
    }),
  );
});

test.each<[EventRow['type'], string | null, string]>([
  ['MENTION_CREATED', 'ida', 'mention'],
  ['GOAL_DONE', 'ida', 'given'],
  ['GOAL_DONE', 'ben', 'done'],
  ['GOAL_RESCHEDULED', null, 'moved'],
  ['GOAL_CREATED', 'ida', 'given'],
  ['COMMENT_CREATED', null, 'comment'],
  ['MEMBERSHIP_CREATED', 'ben', 'joined'],
  ['MEMBERSHIP_DELETED', 'ben', 'left'],
])('%s for %s is a notice of the kind %s', (type, otherUserId, kind) => {
  expect(noticeKindOf({ type, otherUserId }, 'ida')).toBe(kind);
});
