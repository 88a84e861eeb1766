import type { AskRefusal } from '@cairn/client/ask-refusal';
import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn, useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { Outcome } from '@cairn/core/outcome';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { queryClientFor, queryClientForVisitors, queryOf } from './query-client.ts';

export interface ServerQuery<Value> {
  /** The last answer, even during a refetch; undefined before the first answer. */
  readonly value: Value | undefined;
  /** Null if the last request succeeded. */
  readonly refusal: AskRefusal | null;
  readonly isFetching: boolean;
  /** Refetches even a fresh answer. */
  readonly refetch: () => Promise<unknown>;
  /** Replaces the answer, for example after a write. Answers in flight are older and are ignored. */
  readonly replace: (value: Value) => void;
  /** Changes the answer, if there is one. */
  readonly update: (updated: (value: Value) => Value) => void;
}

/**
 * Asks the server for data that this device does not store.
 *
 * @param key begins as {@link queryOf} says; the last key's answer stays until a new key has an answer
 * @param freshForMs defaults to a minute
 */
export function useServerQuery<Value>(
  key: readonly unknown[],
  ask: () => Promise<Outcome<Value, AskRefusal>>,
  freshForMs?: number,
): ServerQuery<Value> {
  return useQueryOf(queryClientFor(useCairn()), useSyncStatus().online, key, ask, freshForMs);
}

/** Like {@link useServerQuery}, but also for visitors. */
export function usePublicQuery<Value>(
  key: readonly unknown[],
  ask: () => Promise<Outcome<Value, AskRefusal>>,
): ServerQuery<Value> {
  const cairn = useCairnIfAny();
  const isOnline = useIsOnline();
  return useQueryOf(cairn ? queryClientFor(cairn) : queryClientForVisitors(), isOnline, key, ask);
}

/** Whether the browser has a network, also for visitors. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watchNetwork, () => navigator.onLine);
}

function watchNetwork(changed: () => void): () => void {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, changed, listening);
  return () => listening.abort();
}

function useQueryOf<Value>(
  client: QueryClient,
  isOnline: boolean,
  key: readonly unknown[],
  ask: () => Promise<Outcome<Value, AskRefusal>>,
  freshForMs?: number,
): ServerQuery<Value> {
  const { data, error, isFetching, refetch } = useQuery(
    { ...queryOf(key, ask, freshForMs), placeholderData: keepPreviousData },
    client,
  );

  const isMissed = error !== null;
  useEffect(() => {
    if (isOnline && isMissed) void refetch();
    // The effect runs only when the network comes back, so that a refused request is not repeated immediately.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnline]);

  const replace = (value: Value | ((shown: Value | undefined) => Value | undefined)) => {
    void client.cancelQueries({ queryKey: key, exact: true });
    client.setQueryData<Value>(key, value);
  };

  return {
    value: data,
    refusal: error?.refusal ?? null,
    isFetching,
    refetch,
    replace,
    update: (updated) => replace((shown) => shown && updated(shown)),
  };
}
