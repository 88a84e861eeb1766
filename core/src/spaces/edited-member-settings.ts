import type { Instant } from '../goals/goal.ts';
import { cappedSequenceNo } from '../order/sequence.ts';
import type { MemberSettings } from './member-settings.ts';

/**
 * Caps the number, and never moves the seen time back. A device returning from days offline must not mark read events
 * as new. The time is never in the future either, so that a fast clock hides nothing. Null resets it.
 */
export function editedMemberSettings<Settings extends MemberSettings>(
  settings: Settings,
  edit: Partial<MemberSettings>,
  now: Instant,
): Settings {
  const { eventsLastSeenDatetime: before } = settings;
  const edited = { ...settings, ...edit };
  const { eventsLastSeenDatetime: said } = edited;
  const seen = said !== null && said > now ? now : said;
  return {
    ...edited,
    sequenceNo: cappedSequenceNo(edited.sequenceNo),
    eventsLastSeenDatetime: seen !== null && before !== null && before > seen ? before : seen,
  };
}
