import { timingSafeEqual } from 'node:crypto';

/** Whether two tokens are the same text. Takes the same time wherever they differ. */
export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
