import { useMemo } from 'react';
import { useCairn } from './cairn-context.ts';
import { useWatched, useWatchedAfterFrame } from './use-watched.ts';

/** Like {@link useWatched}, but the value stays the same object until its JSON changes. */
export function useRead<Value>(topics: string, read: () => Value): Value {
  const { replica } = useCairn();
  return useParsed<Value>(useWatched(replica, topics, () => JSON.stringify(read() ?? null)));
}

/** Combines {@link useRead} and {@link useWatchedAfterFrame}. */
export function useReadAfterFrame<Value>(topics: string, read: () => Value): Value {
  const { replica } = useCairn();
  return useParsed<Value>(useWatchedAfterFrame(replica, topics, () => JSON.stringify(read() ?? null)));
}

function useParsed<Value>(text: string): Value {
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
