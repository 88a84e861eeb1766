import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

/** Whether all that is on this device's disk is in memory: what is not there by then is nowhere here. */
export function useIsWhole(): boolean {
  const { replica } = useCairn();
  return useWatched(replica, 'load', () => replica.loadState === 'whole');
}
