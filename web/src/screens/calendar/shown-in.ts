/**
 * Returns how many goals to show. If not all fit, the last line is for the number of hidden ones.
 *
 * @param room in lines
 */
export function shownIn(count: number, room: number): number {
  return count <= room ? count : Math.max(0, room - 1);
}
