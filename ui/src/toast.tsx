import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './toast.module.css';

/** How long a toast stays, in milliseconds (spec core §9). */
const lifeMs = 3000;
/** With something to press in it, long enough to reach it. */
const lifeWithActionMs = 6000;
const mostAtOnce = 3;

export interface Toast {
  readonly text: string;
  readonly icon?: ReactNode;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until dismissed; for what a person must not miss. */
  readonly stays?: boolean;
  /** Read at once, not after what is being read. */
  readonly isUrgent?: boolean;
}

type Standing = Toast & { readonly id: number };

let standing: readonly Standing[] = [];
let lastId = 0;
const watchers = new Set<() => void>();

function stand(next: readonly Standing[]): void {
  standing = next;
  for (const watcher of watchers) watcher();
}

/** Shows a toast; answers how to take it away. At most three stand, the oldest goes first. */
export function showToast(toast: Toast): () => void {
  lastId += 1;
  const id = lastId;
  stand([...standing, { ...toast, id }].slice(-mostAtOnce));
  return () => takeAway({ id });
}

function takeAway({ id }: { readonly id: number }): void {
  stand(standing.filter((one) => one.id !== id));
}

function ToastLine({ toast, dismissLabel }: { readonly toast: Standing; readonly dismissLabel: string }) {
  const [isHeld, setHeld] = useState(false);
  const dismiss = () => takeAway(toast);
  // Whoever is about to press it is not hurried: its time begins anew once they are gone.
  useEffect(() => {
    if (toast.stays || isHeld) return undefined;
    const timer = setTimeout(() => takeAway(toast), toast.action ? lifeWithActionMs : lifeMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    // Nothing is done to it by this: it waits for whoever is about to press what stands in it.
    // oxlint-disable-next-line no-noninteractive-element-interactions
    <li
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.icon}
      <span className={styles.text}>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismiss();
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      {(toast.stays || !toast.action) && (
        <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={dismiss}>
          <X />
        </button>
      )}
    </li>
  );
}

/** Where toasts stand: bottom centre, read aloud as they come. */
export function ToastStack({
  label,
  dismissLabel,
}: {
  readonly label: string;
  readonly dismissLabel: string;
}) {
  const toasts = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => standing,
  );
  const isUrgent = toasts.some((toast) => toast.isUrgent);
  return (
    <section className={styles.stack} aria-label={label} aria-live={isUrgent ? 'assertive' : 'polite'}>
      <ul>
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ))}
      </ul>
    </section>
  );
}
