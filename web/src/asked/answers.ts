import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { Outcome } from '@cairn/core/outcome';
import { QueryClient, type QueryObserverOptions, queryOptions } from '@tanstack/react-query';

/** How long an answer is fresh, in milliseconds. */
export const freshMs = 60_000;

/** Delay of requests after a change, in milliseconds, so that typing causes no requests. */
const settleMs = 1000;

export class NotAnswered extends Error {
  readonly refusal: AskRefusal;

  constructor(refusal: AskRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const answersByAccount = new WeakMap<Cairn, QueryClient>();
let visitorsAnswers: QueryClient | null = null;

/** Answers for visitors, never shown after a sign-in. */
export function answersForVisitors(): QueryClient {
  if (!visitorsAnswers) {
    visitorsAnswers = new QueryClient();
    visitorsAnswers.mount();
  }
  return visitorsAnswers;
}

/** Answers for one account, never shown to another account. */
export function answersFor(cairn: Cairn): QueryClient {
  let answers = answersByAccount.get(cairn);
  if (!answers) {
    answers = new QueryClient();
    // Refetches stale answers when the page is visible again.
    answers.mount();
    answersByAccount.set(cairn, answers);
    doubtAfterChanges(cairn, answers);
  }
  return answers;
}

/**
 * An answer is fresh for a minute, then refetched while shown. The old answer stays during the request, and if the
 * request fails.
 *
 * @param key begins with `goals` for goals, with `boards` for boards
 * @param freshForMs defaults to a minute
 */
export function question<Value>(
  key: readonly unknown[],
  ask: () => Promise<Outcome<Value, AskRefusal>>,
  freshForMs = freshMs,
): QueryObserverOptions<Value, NotAnswered> {
  return queryOptions<Value, NotAnswered>({
    queryKey: key,
    queryFn: async () => {
      const outcome = await ask();
      if (!outcome.ok) throw new NotAnswered(outcome.refusal);
      return outcome.value;
    },
    staleTime: freshForMs,
    refetchInterval: freshForMs,
    retry: false,
    // Without a network the request fails at once, instead of waiting silently.
    networkMode: 'always',
  });
}

function doubtAfterChanges({ replica }: Cairn, answers: QueryClient): void {
  const doubt = (topics: readonly string[], key: string) => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = null;
        void answers.invalidateQueries({ queryKey: [key] });
      }, settleMs);
    };
    for (const topic of topics) replica.watch(topic, changed);
  };
  doubt(['goals'], 'goals');
  doubt(['goals', 'table/boards', 'table/buckets'], 'boards');
}
