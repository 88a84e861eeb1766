import type { AskRefusal } from '@cairn/client/ask-refusal';
import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn, useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { Outcome } from '@cairn/core/outcome';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { answersFor, answersForVisitors, question } from './answers.ts';

/** A question to the server and what is known of its answer. */
export interface Asked<Value> {
  /** The last answer, also while a newer one is asked for; undefined before the first. */
  readonly value: Value | undefined;
  /** Why the last question has no answer; null when it has one. */
  readonly refusal: AskRefusal | null;
  readonly isAsking: boolean;
  /** Asks now, however fresh the answer is. */
  readonly again: () => Promise<unknown>;
  /** Puts another value in the answer's place: what a write answered, or what it leaves. An answer on its way is older. */
  readonly replace: (value: Value) => void;
  /** The same, made from the answer as it is now; nothing where there is none. */
  readonly update: (updated: (value: Value) => Value) => void;
}

/**
 * Asks the server for what this device does not keep.
 *
 * @param key what tells this question from others, and begins with `goals` or `boards` where it is about those; while another
 *   question has no answer yet, the one before stands
 * @param freshForMs for how long the answer is fresh, where a minute is too short
 */
export function useAsked<Value>(
  key: readonly unknown[],
  ask: () => Promise<Outcome<Value, AskRefusal>>,
  freshForMs?: number,
): Asked<Value> {
  return useAskedOf(answersFor(useCairn()), useSyncStatus().online, key, ask, freshForMs);
}

/** The same for pages that visitors see too. */
export function useAskedByAnyone<Value>(
  key: readonly unknown[],
  ask: () => Promise<Outcome<Value, AskRefusal>>,
): Asked<Value> {
  const cairn = useCairnIfAny();
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  return useAskedOf(cairn ? answersFor(cairn) : answersForVisitors(), isOnline, key, ask);
}

function watchNetwork(changed: () => void): () => void {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) addEventListener(name, changed, listening);
  return () => listening.abort();
}

function useAskedOf<Value>(
  answers: QueryClient,
  isOnline: boolean,
  key: readonly unknown[],
  ask: () => Promise<Outcome<Value, AskRefusal>>,
  freshForMs?: number,
): Asked<Value> {
  const { data, error, isFetching, refetch } = useQuery(
    { ...question(key, ask, freshForMs), placeholderData: keepPreviousData },
    answers,
  );

  const isMissed = error !== null;
  useEffect(() => {
    if (isOnline && isMissed) void refetch();
    // Only when the network comes back: a refusal is not asked about again at once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnline]);

  const replace = (value: Value | ((shown: Value | undefined) => Value | undefined)) => {
    void answers.cancelQueries({ queryKey: key, exact: true });
    answers.setQueryData<Value>(key, value);
  };

  return {
    value: data,
    refusal: error?.refusal ?? null,
    isAsking: isFetching,
    again: refetch,
    replace,
    update: (updated) => replace((shown) => shown && updated(shown)),
  };
}
