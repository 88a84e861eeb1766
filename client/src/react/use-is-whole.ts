import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

/** If true, a record missing in memory is not on the disk either. */
export function useIsWhole(): boolean {
  const { replica } = useCairn();
  return useWatched(replica, 'load', () => replica.loadState === 'whole');
}
