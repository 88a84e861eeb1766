import { idUnder } from '../id-under.ts';

/**
 * Device and server compute the same id, so a device knows all occurrences' ids without an answer.
 *
 * @param tempId ASCII
 */
export function seriesIdUnder(personId: string, tempId: string): string {
  return idUnder(personId, `series ${tempId}`);
}
