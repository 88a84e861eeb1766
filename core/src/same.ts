/** Whether two values are the same JSON, the stored form. Keys have the same order everywhere here. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
