import type { MoveRefusal } from '@cairn/client/climbs/move-climb';
import { m } from '@cairn/words/messages';

export const planRefusalTexts: Readonly<Record<MoveRefusal['code'], () => string>> = {
  'climb.start': m.refusal_climb_start,
  'climb.steps': m.refusal_climb_steps,
  'climb.tooLarge': m.refusal_climb_too_large,
  'climb.unknownStep': m.refusal_climb_unknown_step,
  'subscription.unknown': m.refusal_subscription_unknown,
};
