import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Outcome } from '@cairn/core/outcome';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useServerAction } from '../queries/use-server-action.ts';
import type { Choices } from './use-choices.ts';

interface SettlementProps {
  readonly choices: Choices;
  /** Of all changes on the page. */
  readonly keys: readonly string[];
  readonly send: (settled: {
    readonly take: readonly string[];
    readonly leave: readonly string[];
  }) => Promise<Outcome<unknown, AskRefusal>>;
  /** The sentence when all changes are left. */
  readonly allLeft: (of: { readonly count: number }) => string;
  readonly onSettled: () => void;
}

/** Sends what is taken, leaves the other changes, and says so. */
export function useSettlement({ choices, keys, send, allLeft, onSettled }: SettlementProps) {
  const action = useServerAction(m.changes_wait());
  const settle = async (take: readonly string[]) => {
    const leave = keys.filter((key) => !take.includes(key));
    const settled = await action.run(() => send({ take, leave }));
    if (settled === undefined) return;
    choices.forget();
    const text =
      take.length === 0 ? allLeft({ count: leave.length }) : m.changes_taken({ count: take.length });
    showToast({ text });
    onSettled();
  };
  return { isBusy: action.isBusy, settle };
}
