/** A disk's size, and what of it is free, in bytes. */
export interface Disk {
  readonly totalBytes: number;
  readonly freeBytes: number;
}

/** The most that is kept free, in bytes. */
const largestReserve = 500 * 1024 * 1024;

/** Whether `added` bytes leave 500 MB of a disk free, or 5 % of a smaller one: the database writes there too. */
export function leavesReserve({ totalBytes, freeBytes }: Disk, added: number): boolean {
  return freeBytes - added >= Math.min(largestReserve, totalBytes * 0.05);
}
