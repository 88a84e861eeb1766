import { describe, expect, test } from 'vitest';
import { editedMemberSettings } from './edited-member-settings.ts';
import { defaultMemberSettings } from './member-settings.ts';

describe('editedMemberSettings', () => {
  const now = '2026-11-26T10:00:00.000Z';
  const seen = { ...defaultMemberSettings, eventsLastSeenDatetime: '2026-11-24T10:00:00.000Z' };

  test('keeps what was seen where a late device says less', () => {
    const late = { eventsLastSeenDatetime: '2026-11-20T10:00:00.000Z', followMentions: false };
    expect(editedMemberSettings(seen, late, now)).toEqual({ ...seen, followMentions: false });
  });

  test('takes what was seen later, and forgets it when it is told to', () => {
    const later = { eventsLastSeenDatetime: '2026-11-25T10:00:00.000Z' };
    expect(editedMemberSettings(seen, later, now).eventsLastSeenDatetime).toBe(later.eventsLastSeenDatetime);
    expect(
      editedMemberSettings(seen, { eventsLastSeenDatetime: null }, now).eventsLastSeenDatetime,
    ).toBeNull();
  });

  test('takes nothing as seen that is yet to come', () => {
    const ahead = { eventsLastSeenDatetime: '2030-01-01T00:00:00.000Z' };
    expect(editedMemberSettings(seen, ahead, now).eventsLastSeenDatetime).toBe(now);
  });

  test('caps the number of its place', () => {
    expect(editedMemberSettings(seen, { sequenceNo: 1e12 }, now).sequenceNo).toBe(2_147_483_647);
  });
});
