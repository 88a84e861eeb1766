import type { LikelyPart, RecognisedPart } from '@cairn/core/goals/quick-goal';
import type { LineAnswers } from '../goals/row-composer.ts';

export interface Answer {
  readonly refuse: (parts: readonly RecognisedPart[]) => void;
  readonly accept: (part: LikelyPart) => void;
}

export function answered({ refused, accepted }: LineAnswers, set: (next: LineAnswers) => void): Answer {
  return {
    refuse(parts) {
      const ids = new Set(parts.map(({ id }) => id));
      set({
        // Refusing a part that was accepted from an offer returns it to the offers.
        refused: new Set([...refused, ...ids].filter((id) => !accepted.has(id))),
        accepted: new Set([...accepted].filter((id) => !ids.has(id))),
      });
    },
    accept: ({ id }) => set({ refused, accepted: new Set([...accepted, id]) }),
  };
}
