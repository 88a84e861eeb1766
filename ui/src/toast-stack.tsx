import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Standing, standingToasts, takeAway } from './toast.tsx';
import styles from './toast-stack.module.css';

/** How long a toast stays, in milliseconds (spec core §9). */
const lifeMs = 3000;
/** With something to press in it, long enough to reach it. */
const lifeWithActionMs = 6000;

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
  const toasts = useSyncExternalStore(standingToasts.subscribe, standingToasts.get);
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
