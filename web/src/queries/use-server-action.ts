import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Outcome } from '@cairn/core/outcome';
import { showToast } from '@cairn/ui/toast';
import { useState } from 'react';
import { reasonOf } from '../base/reason-of.ts';

export interface ServerAction {
  readonly isBusy: boolean;
  /** Returns undefined during another request, or after a refusal, which is shown. */
  readonly run: <Value>(ask: () => Promise<Outcome<Value, AskRefusal>>) => Promise<Value | undefined>;
}

/**
 * Runs actions that only the server can do.
 * @param offline the message without a network
 */
export function useServerAction(offline: string): ServerAction {
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
