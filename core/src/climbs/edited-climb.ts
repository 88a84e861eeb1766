import { maxAboutLength } from '../boards/edited-board.ts';
import { firstCharacters, maxNameLength } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import { notesFrom } from '../notes/notes-from.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import type { ClimbFields } from './climb.ts';
import {
  type ClimbStep,
  maxClimbGoals,
  maxLabelLength,
  maxStepsLength,
  maxSteps,
  maxSummaryLength,
} from './climb-step.ts';
import { goalsCount } from './planned-goals.ts';

/** A step as it arrives; rich texts are not checked yet. */
export type ClimbStepIn = Omit<ClimbStep, 'richDescription' | 'richThoughts'> & {
  readonly richDescription?: unknown;
  readonly richThoughts?: unknown;
};

export type StepsRefusal = { readonly code: 'climb.about' | 'climb.stepId' | 'climb.tooLarge' };

/**
 * Returns valid steps. Names and labels are cut. Refuses texts that are no rich texts, two steps with one id, and more
 * than 400 steps, 1000 goals or a million characters.
 */
export function climbStepsFrom(input: readonly ClimbStepIn[]): Outcome<readonly ClimbStep[], StepsRefusal> {
  if (input.length > maxSteps) return refused({ code: 'climb.tooLarge' });
  if (new Set(input.map(({ id }) => id)).size < input.length) return refused({ code: 'climb.stepId' });
  const steps: ClimbStep[] = [];
  for (const step of input) {
    const richDescription = climbTextFrom(step.richDescription);
    const richThoughts = climbTextFrom(step.richThoughts);
    if (!richDescription.ok || !richThoughts.ok) return refused({ code: 'climb.about' });
    const { id, repeatCount, enabled, column, periodIndex } = step;
    steps.push({
      id,
      name: firstCharacters(step.name, maxNameLength),
      label: firstCharacters(step.label, maxLabelLength),
      richDescription: richDescription.value,
      richThoughts: richThoughts.value,
      repeatCount,
      enabled,
      column,
      periodIndex,
    });
  }
  return goalsCount(steps) > maxClimbGoals || JSON.stringify(steps).length > maxStepsLength
    ? refused({ code: 'climb.tooLarge' })
    : accepted(steps);
}

export function climbTextFrom(input: unknown): Outcome<NotesDelta | null, { readonly code: 'climb.about' }> {
  const text = notesFrom(input ?? null);
  const isTooLong = text.ok && text.value !== null && JSON.stringify(text.value.ops).length > maxAboutLength;
  return !text.ok || isTooLong ? refused({ code: 'climb.about' }) : accepted(text.value);
}

/** Applies an edit. The name is cut to 250 characters and the summary to 500; both may be blank. */
export function editedClimb<Climb extends Pick<ClimbFields, 'name' | 'description'>>(
  climb: Climb,
  edit: Partial<ClimbFields>,
): Climb {
  const edited = { ...climb, ...edit };
  return {
    ...edited,
    name: firstCharacters(edited.name, maxNameLength),
    description: firstCharacters(edited.description, maxSummaryLength),
  };
}

/** Whether a climb can be published and started. */
export function hasGoals(steps: readonly ClimbStep[]): boolean {
  return goalsCount(steps) > 0;
}
