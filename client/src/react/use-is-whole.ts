import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

/** Whether the whole disk is in memory, so missing records do not exist here. */
export function useIsWhole(): boolean {
  const { replica } = useCairn();
  return useWatched(replica, 'load', () => replica.loadState === 'whole');
}
