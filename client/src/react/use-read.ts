import { useMemo } from 'react';
import { useCairn } from './cairn-context.ts';
import { useWatched, useWatchedAfterFrame } from './use-watched.ts';

/** What `read` finds in the replica; the same object until its text changes. See {@link useWatched}. */
export function useRead<Value>(topics: string, read: () => Value): Value {
  const { replica } = useCairn();
  return useParsed<Value>(useWatched(replica, topics, () => JSON.stringify(read() ?? null)));
}

/** The same, read after the frame. See {@link useWatchedAfterFrame}. */
export function useReadAfterFrame<Value>(topics: string, read: () => Value): Value {
  const { replica } = useCairn();
  return useParsed<Value>(useWatchedAfterFrame(replica, topics, () => JSON.stringify(read() ?? null)));
}

function useParsed<Value>(text: string): Value {
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
