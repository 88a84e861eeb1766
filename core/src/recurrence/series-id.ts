import { idUnder } from '../id-under.ts';

/**
 * The id that a new series gets under a temporary id of somebody: the server gives this one, so that a device knows it,
 * and those of all its occurrences, before the server has heard of it.
 *
 * @param tempId ASCII
 */
export function seriesIdUnder(personId: string, tempId: string): string {
  return idUnder(personId, `series ${tempId}`);
}
