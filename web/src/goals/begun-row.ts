import { keepBegunText } from '@cairn/client/begun-texts';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { NewGoals } from '@cairn/client/goals/add-goals';
import type { OpenedName } from '@cairn/client/goals/opened-name';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { NamedGoal } from '@cairn/client/cairn/shelve-name';

/** What is being written in a list, on the hours or as a title: another name for a goal, or goals that are not there yet. */
export interface BegunRow {
  /** The goal as it was when its name was begun; null for new ones. */
  readonly goal: NamedGoal | null;
  /** The list that new ones are for. */
  readonly zone: string;
  /** The time of a new one that was drawn on the hours. */
  readonly times?: NewGoals['times'];
  readonly text: string;
}

/**
 * A goal for which another name is begun.
 *
 * @param opened what the field shows in which it is
 */
export function namedGoal({ key, id, space, columnId, dueDate }: GoalView, { name }: OpenedName): NamedGoal {
  return { key, id, space, columnId, dueDate, name };
}

/** How the fields are called that hold what one page has begun in its lists. */
export const begunRows = 'row-';

/** Held by the page that writes such a text, as long as it lives. */
export const lockOfBegunRow = (field: string) => `cairn-begun-${field}`;

let field = '';
/** What stands in the page's field now. */
let latest: BegunRow | null = null;
/** Lets go of the lock; null where it is not held. */
let letGo: (() => void) | null = null;

/**
 * Keeps what is being written in a list, letter by letter, in case that the browser breaks off or a phone ends the page in the
 * background: then nothing leaves the field any more. The next page to open finishes it (`finish-begun-rows.ts`).
 *
 * Which page writes is told by a lock, so where browsers have none, without HTTPS, nothing is kept.
 *
 * @param row null when the field was left, and all of it is saved as always
 */
export function keepBegunRow({ account }: Cairn, row: BegunRow | null): void {
  latest = row;
  if (letGo) {
    write(account.id);
    if (row === null) release();
  } else if (row !== null && 'locks' in navigator) {
    field ||= begunRows + crypto.randomUUID();
    void navigator.locks.request(lockOfBegunRow(field), () => {
      if (latest === null) return undefined;
      write(account.id);
      return new Promise<void>((resolve) => (letGo = resolve));
    });
  }
}

function write(accountId: string): void {
  keepBegunText(accountId, field, latest && latest.text.trim() !== '' ? JSON.stringify(latest) : null);
}

function release(): void {
  letGo?.();
  letGo = null;
}
