import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Outcome } from '@cairn/core/outcome';
import { showToast } from '@cairn/ui/toast';
import { useState } from 'react';
import { reasonOf } from '../base/reason-of.ts';

/** What asks the server to do something, one thing at a time. */
export interface Act {
  readonly isBusy: boolean;
  /** Answers what came of it; undefined where it was refused, which is said, or where another one is under way. */
  readonly run: <Value>(ask: () => Promise<Outcome<Value, AskRefusal>>) => Promise<Value | undefined>;
}

/**
 * For what is not typed and kept but asked of the server at once.
 *
 * @param offline what is said where there is no network
 */
export function useAct(offline: string): Act {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(ask) {
      if (isBusy) return undefined;
      setBusy(true);
      const outcome = await ask();
      setBusy(false);
      if (outcome.ok) return outcome.value;
      showToast({ text: reasonOf(outcome.refusal, offline) });
      return undefined;
    },
  };
}
