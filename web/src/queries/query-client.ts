import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { Outcome } from '@cairn/core/outcome';
import { QueryClient, type QueryObserverOptions, queryOptions } from '@tanstack/react-query';

/** In milliseconds: how long an answer is used before the next request. */
export const freshMs = 60_000;

/** In milliseconds: from a request without an answer to the next. Browsers do not always tell when a network is back. */
const missedMs = 3000;

/** Milliseconds from a change to the request, so that typing causes no requests. */
const settleMs = 1000;

export class QueryRefused extends Error {
  readonly refusal: AskRefusal;

  constructor(refusal: AskRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const clientsByAccount = new WeakMap<Cairn, QueryClient>();
let visitorsClient: QueryClient | null = null;

/** Returns the client for pages of visitors. Never used after a sign-in. */
export function queryClientForVisitors(): QueryClient {
  if (!visitorsClient) {
    visitorsClient = new QueryClient();
    visitorsClient.mount();
  }
  return visitorsClient;
}

/** Returns the account's own client, so that no other account sees its answers. */
export function queryClientFor(cairn: Cairn): QueryClient {
  let client = clientsByAccount.get(cairn);
  if (!client) {
    client = new QueryClient();
    // Refetches stale answers when the page is visible again.
    client.mount();
    clientsByAccount.set(cairn, client);
    invalidateAfterChanges(cairn, client);
  }
  return client;
}

/**
 * An answer is fresh for a minute, then refetched while shown. The old answer stays during the request, and
 * if the request fails. A request without an answer is soon sent again.
 *
 * @param key begins with `goals`, `boards`, `climbs` or `spaces` for answers that a change of such a record may alter
 * @param freshForMs defaults to a minute
 */
export function queryOf<Value>(
  key: readonly unknown[],
  ask: () => Promise<Outcome<Value, AskRefusal>>,
  freshForMs = freshMs,
): QueryObserverOptions<Value, QueryRefused> {
  return queryOptions<Value, QueryRefused>({
    queryKey: key,
    queryFn: async () => {
      const outcome = await ask();
      if (!outcome.ok) throw new QueryRefused(outcome.refusal);
      return outcome.value;
    },
    staleTime: freshForMs,
    refetchInterval: ({ state }) => (state.error?.refusal.code === 'network' ? missedMs : freshForMs),
    retry: false,
    // Without a network, fails immediately instead of waiting silently.
    networkMode: 'always',
  });
}

function invalidateAfterChanges({ replica }: Cairn, client: QueryClient): void {
  const doubt = (topics: readonly string[], key: string) => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = null;
        void client.invalidateQueries({ queryKey: [key] });
      }, settleMs);
    };
    for (const topic of topics) replica.watch(topic, changed);
  };
  doubt(['goals'], 'goals');
  doubt(['goals', 'table/boards', 'table/buckets'], 'boards');
  doubt(['table/climbs'], 'climbs');
  doubt(['table/spaces'], 'spaces');
}
