import type { ReactNode } from 'react';

const maxAtOnce = 3;

export interface Toast {
  readonly text: string;
  readonly icon?: ReactNode;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it stays, in milliseconds, where that is not as for others. */
  readonly lastsMs?: number;
  /** Stays until dismissed; for what a person must not miss. */
  readonly stays?: boolean;
  /** Read at once, not after what is being read. */
  readonly isUrgent?: boolean;
}

/** A toast that stands. */
export type Standing = Toast & { readonly id: number };

let standing: readonly Standing[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function stand(next: readonly Standing[]): void {
  standing = next;
  for (const watcher of watchers) watcher();
}

/** Shows a toast; answers how to take it away. At most three stand, besides older ones that stay; the oldest goes first. */
export function showToast(toast: Toast): () => void {
  lastId += 1;
  const id = lastId;
  stand(
    [...standing, { ...toast, id }].filter(({ stays }, at, { length }) => stays || at >= length - maxAtOnce),
  );
  return () => takeAway({ id });
}

/** Takes one away. */
export function takeAway({ id }: { readonly id: number }): void {
  stand(standing.filter((one) => one.id !== id));
}

/** The toasts that stand, oldest first, as React watches what is outside of it. */
export const standingToasts = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  get: () => standing,
};
