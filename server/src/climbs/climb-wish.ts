import type { ClimbCreateBody } from '@cairn/contract/climbs';
import { climbFieldNames, type ClimbFields } from '@cairn/core/climbs/climb';
import { climbStepsFrom, climbTextFrom } from '@cairn/core/climbs/edited-climb';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';

/** Refuses invalid texts and steps. */
export function climbWishFrom(body: ClimbCreateBody): Outcome<Partial<ClimbFields>, Refusal> {
  const edit: Record<string, unknown> = {};
  for (const field of climbFieldNames) if (body[field] !== undefined) edit[field] = body[field];
  if (body.richDescription !== undefined) {
    const about = climbTextFrom(body.richDescription);
    if (!about.ok) return about;
    edit['richDescription'] = about.value;
  }
  if (body.steps !== undefined) {
    const steps = climbStepsFrom(body.steps);
    if (!steps.ok) return steps;
    edit['steps'] = steps.value;
  }
  return accepted(edit);
}

/** A token that is limited to some spaces reaches nothing that belongs to the person alone. */
export const beyondReach = refused<Refusal>({ code: 'token.scope' });
