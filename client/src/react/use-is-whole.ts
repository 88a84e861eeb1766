import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

/** When the whole disk is in memory, a missing record does not exist here. */
export function useIsWhole(): boolean {
  const { replica } = useCairn();
  return useWatched(replica, 'load', () => replica.loadState === 'whole');
}
