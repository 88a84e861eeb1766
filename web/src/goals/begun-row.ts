import { keepBegunText } from '@cairn/client/begun-texts';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { NewGoals } from '@cairn/client/goals/add-goals';
import type { OpenedName } from '@cairn/client/goals/opened-name';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { NamedGoal } from '@cairn/client/cairn/shelve-name';

/** The new name of a goal, or new goals, being typed. */
export interface BegunRow {
  /** Null for new goals. */
  readonly goal: NamedGoal | null;
  readonly zone: string;
  readonly times?: NewGoals['times'];
  readonly text: string;
}

/** @param opened the name when the field was opened */
export function namedGoal({ key, id, space, columnId, dueDate }: GoalView, { name }: OpenedName): NamedGoal {
  return { key, id, space, columnId, dueDate, name };
}

export const begunRows = 'row-';

/** Name of the lock that a page holds until its text is saved or the page ends. */
export const lockOfBegunRow = (field: string) => `cairn-begun-${field}`;

let field = '';
let latest: BegunRow | null = null;
let letGo: (() => void) | null = null;

/**
 * Stores a row's text at each keystroke, because a crash or a phone may end the page without an event. The
 * next page saves it (`finish-begun-rows.ts`). The lock shows which page still writes; without Web Locks, as
 * without HTTPS, nothing is stored.
 *
 * @param row null when the field was left and saved
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
