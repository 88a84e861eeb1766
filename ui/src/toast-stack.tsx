import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Standing, standingToasts, takeAway } from './toast.tsx';
import styles from './toast-stack.module.css';

const lifeMs = 3000;
/** In milliseconds: enough to reach the action's button. */
const lifeWithActionMs = 6000;

interface ToastLineProps {
  readonly toast: Standing;
  readonly dismissLabel: string;
  /** Number of newer toasts. */
  readonly behind: number;
  /** Whether the timer is paused. */
  readonly isHeld: boolean;
  readonly onGone: () => void;
}

function ToastLine({ toast, dismissLabel, behind, isHeld, onGone }: ToastLineProps) {
  const dismiss = () => {
    takeAway(toast);
    // Removing an element removes the focus from it without an event.
    onGone();
  };
  // Restart the timer after the pointer or the focus has left.
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
 * Screen readers announce the toasts. Only the newest is shown whole. Older ones show a strip behind it, and come
 * forward while the pointer or the focus is there.
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
      {/* The list only pauses its timers here. */}
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
