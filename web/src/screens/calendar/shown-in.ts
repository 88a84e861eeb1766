/**
 * How many goals a place shows that has room for `room` lines: all of them, or one fewer than it has lines, so that the last
 * says how many more there are.
 */
export function shownIn(count: number, room: number): number {
  return count <= room ? count : Math.max(0, room - 1);
}
