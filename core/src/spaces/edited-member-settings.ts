import type { Instant } from '../goals/goal.ts';
import { cappedSequenceNo } from '../order/sequence.ts';
import type { MemberSettings } from './member-settings.ts';

/**
 * The order number is capped. The seen time never moves back, since an offline device would mark seen events
 * as new. A future time becomes now, so that a fast clock hides nothing. Null resets the seen time.
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
