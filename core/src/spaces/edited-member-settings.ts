import type { Instant } from '../goals/goal.ts';
import { cappedSequenceNo } from '../order/sequence.ts';
import type { MemberSettings } from './member-settings.ts';

/**
 * A member's own settings with an edit applied: the number is capped, and what was seen stays seen. A device that comes
 * back from days without a network must not make news of what another one has read since, nor one whose clock is ahead
 * hide what is yet to come; null forgets what was seen.
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
