import type { LikelyPart, RecognisedPart } from '@cairn/core/goals/quick-goal';

/** The user's answers to recognised parts, by the part's id. */
export interface LineAnswers {
  readonly refused: ReadonlySet<string>;
  readonly accepted: ReadonlySet<string>;
}

export const noAnswers: LineAnswers = { refused: new Set(), accepted: new Set() };

export interface Answer {
  readonly refuse: (parts: readonly RecognisedPart[]) => void;
  readonly accept: (part: LikelyPart) => void;
}

export function answered({ refused, accepted }: LineAnswers, set: (next: LineAnswers) => void): Answer {
  return {
    refuse(parts) {
      const ids = new Set(parts.map(({ id }) => id));
      set({
        // A part that was only offered is offered again.
        refused: new Set([...refused, ...ids].filter((id) => !accepted.has(id))),
        accepted: new Set([...accepted].filter((id) => !ids.has(id))),
      });
    },
    accept: ({ id }) => set({ refused, accepted: new Set([...accepted, id]) }),
  };
}
