import type { OwnClimb } from '@cairn/client/climbs/own-climbs';
import {
  addStep,
  duplicateStep,
  editStep,
  moveStep,
  putStepBack,
  removeStep,
  type StepChange,
} from '@cairn/client/climbs/own-climbs-steps';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { stepName } from '../../climbs/own-climb-words.ts';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';
import { sayRefused } from '../../goals/say-refused.ts';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';

export interface StepActions {
  /** Id of the open step. */
  readonly open: string | null;
  readonly setOpen: (id: string | null) => void;
  /** Adds a step behind another one, by default at the end, and opens it. */
  readonly add: (after?: string) => void;
  readonly edit: (id: string, edit: Partial<Omit<ClimbStep, 'id'>>) => void;
  readonly duplicate: (id: string) => void;
  /** @param before the id of the next step; null for the end */
  readonly move: (id: string, before: string | null) => void;
  readonly remove: (id: string) => void;
}

export function useStepActions({ key, steps }: OwnClimb): StepActions {
  const cairn = useCairn();
  const [open, setOpen] = useState<string | null>(null);
  return {
    open,
    setOpen,
    add(after) {
      const added = addStep(cairn, key, after);
      if (kept(added) && added.ok) setOpen(added.value.id);
    },
    edit: (id, edit) => void kept(editStep(cairn, key, id, edit)),
    duplicate: (id) => void kept(duplicateStep(cairn, key, id)),
    move(id, before) {
      const isMoved = kept(moveStep(cairn, key, id, before));
      const others = steps.filter((step) => step.id !== id);
      const at = before === null ? others.length : others.findIndex((step) => step.id === before);
      if (isMoved) announceMove(steps, id, at + 1);
    },
    remove(id) {
      const place = steps.findIndex((step) => step.id === id);
      const step = steps[place];
      if (!step || !kept(removeStep(cairn, key, id))) return;
      if (open === id) setOpen(null);
      showToast({
        text: m.climb_step_deleted({ name: bidiIsolated(stepName(step)) }),
        action: { label: m.action_undo(), run: () => void kept(putStepBack(cairn, key, step, place)) },
      });
    },
  };
}

function kept(outcome: StepChange): boolean {
  if (outcome.ok) warnUnlessSaved(outcome.value.saved);
  else sayRefused(outcome.refusal);
  return outcome.ok;
}

/** @param place from 1 */
export function announceMove(steps: readonly ClimbStep[], id: string, place: number): void {
  const step = steps.find((one) => one.id === id);
  if (step) announce(m.climb_step_moved({ name: stepName(step), place, count: steps.length }));
}
