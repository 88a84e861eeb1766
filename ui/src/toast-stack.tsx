import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Standing, standingToasts, takeAway } from './toast.tsx';
import styles from './toast-stack.module.css';

/** How long a toast stays, in milliseconds. */
const lifeMs = 3000;
/** With something to press in it, long enough to reach it. */
const lifeWithActionMs = 6000;

interface ToastLineProps {
  readonly toast: Standing;
  readonly dismissLabel: string;
  /** How many stand before it. */
  readonly behind: number;
  /** Whether its time rests. */
  readonly isHeld: boolean;
  readonly onGone: () => void;
}

function ToastLine({ toast, dismissLabel, behind, isHeld, onGone }: ToastLineProps) {
  const dismiss = () => {
    takeAway(toast);
    // What is gone takes the focus along, and tells nobody.
    onGone();
  };
  // Whoever is about to press it is not hurried: its time begins anew once they are gone.
  useEffect(() => {
    if (toast.stays || isHeld) return undefined;
    const ownMs = toast.action ? lifeWithActionMs : lifeMs;
    const timer = setTimeout(() => takeAway(toast), toast.lastsMs ?? ownMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return (
    <li className={styles.toast} data-behind={behind || undefined}>
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

/**
 * Where toasts stand: bottom centre, read aloud as they come.
 *
 * Only the newest is seen whole, so that they cover little; the others look out behind it, and come forth while a pointer
 * or the focus is there.
 */
export function ToastStack({
  label,
  dismissLabel,
}: {
  readonly label: string;
  readonly dismissLabel: string;
}) {
  const toasts = useSyncExternalStore(standingToasts.subscribe, standingToasts.get);
  const isUrgent = toasts.some((toast) => toast.isUrgent);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  return (
    <section className={styles.stack} aria-label={label} aria-live={isUrgent ? 'assertive' : 'polite'}>
      {/* Nothing is done to it by this: it waits for whoever is about to press what stands in it. */}
      {/* oxlint-disable-next-line no-noninteractive-element-interactions */}
      <ul
        data-open={isHeld || undefined}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      >
        {toasts.map((toast, index) => (
          <ToastLine
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            behind={toasts.length - 1 - index}
            isHeld={isHeld}
            onGone={() => setFocused(false)}
          />
        ))}
      </ul>
    </section>
  );
}
