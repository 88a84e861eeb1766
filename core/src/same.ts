/** Whether two values are the same as they are stored and sent: as JSON, whose keys have one order everywhere here. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
