import type { Instant } from '../goals/goal.ts';
import { cappedSequenceNo } from '../order/sequence.ts';
import type { MemberSettings } from './member-settings.ts';

/**
 * Applies an edit. Caps the number, and never moves the seen time back. Otherwise a device that was offline for days
 * would mark seen events as new. A time in the future is set to now, so that a fast clock hides nothing. Null resets
 * it.
 */
export function editedMemberSettings<Settings extends MemberSettings>(
  settings: Settings,
  edit: Partial<MemberSettings>,
  now: Instant,
): Settings {
  const { eventsLastSeenDatetime: before } = settings;
  const edited = { ...settings, ...edit };
  const { eventsLastSeenDatetime: sent } = edited;
  const seen = sent !== null && sent > now ? now : sent;
  return {
    ...edited,
    sequenceNo: cappedSequenceNo(edited.sequenceNo),
    eventsLastSeenDatetime: seen !== null && before !== null && before > seen ? before : seen,
  };
}
