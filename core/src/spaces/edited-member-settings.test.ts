import { describe, expect, test } from 'vitest';
import { editedMemberSettings } from './edited-member-settings.ts';
import { defaultMemberSettings } from './member-settings.ts';

describe('editedMemberSettings', () => {
  const seen = { ...defaultMemberSettings, eventsLastSeenDatetime: '2026-11-24T10:00:00.000Z' };

  test('keeps what was seen where a late device says less', () => {
    const late = { eventsLastSeenDatetime: '2026-11-20T10:00:00.000Z', followMentions: false };
    expect(editedMemberSettings(seen, late)).toEqual({ ...seen, followMentions: false });
  });

  test('takes what was seen later, and forgets it when it is told to', () => {
    const later = { eventsLastSeenDatetime: '2026-11-25T10:00:00.000Z' };
    expect(editedMemberSettings(seen, later).eventsLastSeenDatetime).toBe(later.eventsLastSeenDatetime);
    expect(editedMemberSettings(seen, { eventsLastSeenDatetime: null }).eventsLastSeenDatetime).toBeNull();
  });

  test('caps the number of its place', () => {
    expect(editedMemberSettings(seen, { sequenceNo: 1e12 }).sequenceNo).toBe(2_147_483_647);
  });
});
