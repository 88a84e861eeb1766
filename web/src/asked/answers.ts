import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { Outcome } from '@cairn/core/outcome';
import { QueryClient, type QueryObserverOptions, queryOptions } from '@tanstack/react-query';

/** How long an answer is fresh, in milliseconds. */
export const freshMs = 60_000;

/** How long after a change of a goal the answers are asked for again, in milliseconds: not with every key that is typed. */
const settleMs = 1000;

/** The server gave no answer, or refused. */
export class NotAnswered extends Error {
  readonly refusal: AskRefusal;

  constructor(refusal: AskRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const answersByAccount = new WeakMap<Cairn, QueryClient>();
let visitorsAnswers: QueryClient | null = null;

/** What the server answered to a visitor; nobody who signs in afterwards sees any of it. */
export function answersForVisitors(): QueryClient {
  if (!visitorsAnswers) {
    visitorsAnswers = new QueryClient();
    visitorsAnswers.mount();
  }
  return visitorsAnswers;
}

/**
 * What the server answered to questions about what this device does not keep, for one account: nothing of it is seen
 * by the next one.
 */
export function answersFor(cairn: Cairn): QueryClient {
  let answers = answersByAccount.get(cairn);
  if (!answers) {
    answers = new QueryClient();
    // Told when the page is looked at again: what grew old meanwhile is asked for then.
    answers.mount();
    answersByAccount.set(cairn, answers);
    doubtAfterChanges(cairn, answers);
  }
  return answers;
}

/**
 * One question: its answer is fresh for a minute and asked for again when it is older and on the screen; the old one
 * stands meanwhile, also when there is no new one.
 *
 * @param key what tells this question from others; one about goals begins with `goals`, one about boards with `boards`
 * @param freshForMs for how long the answer is fresh, where a minute is too short
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
    // Without a network the question fails at once and says so, rather than waiting in silence.
    networkMode: 'always',
  });
}

/**
 * A goal's parent, space or series may have changed, or boards and what is on them: no answer about them is certain any
 * longer.
 */
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
