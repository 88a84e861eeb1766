import type { ReactNode } from 'react';

const maxAtOnce = 3;

export interface Toast {
  readonly text: string;
  readonly icon?: ReactNode;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** In milliseconds, if not the default. */
  readonly lastsMs?: number;
  /** Stays until dismissed, for messages that must not be missed. */
  readonly stays?: boolean;
  /** Interrupts the screen reader. */
  readonly isUrgent?: boolean;
}

export type Standing = Toast & { readonly id: number };

let standing: readonly Standing[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function stand(next: readonly Standing[]): void {
  standing = next;
  for (const watcher of watchers) watcher();
}

/**
 * Returns a function that removes the toast. At most three are visible, besides older ones with `stays`; the
 * oldest is removed first.
 */
export function showToast(toast: Toast): () => void {
  lastId += 1;
  const id = lastId;
  stand(
    [...standing, { ...toast, id }].filter(({ stays }, at, { length }) => stays || at >= length - maxAtOnce),
  );
  return () => takeAway({ id });
}

export function takeAway({ id }: { readonly id: number }): void {
  stand(standing.filter((one) => one.id !== id));
}

export const standingToasts = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  get: () => standing,
};
