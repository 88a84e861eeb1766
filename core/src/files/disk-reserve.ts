export interface Disk {
  readonly totalBytes: number;
  readonly freeBytes: number;
}

/** In bytes. */
const largestReserve = 500 * 1024 * 1024;

/** Keeps 500 MB free, or 5 % of a small disk, because the database needs room too. */
export function leavesReserve({ totalBytes, freeBytes }: Disk, added: number): boolean {
  return freeBytes - added >= Math.min(largestReserve, totalBytes * 0.05);
}
