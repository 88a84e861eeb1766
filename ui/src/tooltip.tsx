import { useEffect, useRef, useState } from 'react';
import styles from './tooltip.module.css';

const patienceMs = 400;
const edge = 8;

interface Shown {
  readonly text: string;
  readonly shortcut: string | null;
  readonly x: number;
  readonly y: number;
  readonly isBelow: boolean;
}

function shownFor(target: HTMLElement): Shown {
  const box = target.getBoundingClientRect();
  const isBelow = box.top < 60;
  return {
    text: target.dataset.tip ?? '',
    shortcut: target.dataset.tipKey ?? null,
    x: Math.min(Math.max(box.left + box.width / 2, edge), innerWidth - edge),
    y: isBelow ? box.bottom + 6 : box.top - 6,
    isBelow,
  };
}

/**
 * The page's only tooltip: an element with `data-tip` shows it after 400 ms of hover or keyboard focus, with
 * the key from `data-tip-key`. Not read aloud, because it repeats the element's label.
 */
export function Tooltip() {
  const [shown, setShown] = useState<Shown | null>(null);
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const arm = (event: Event) => {
      hide();
      const target = (event.target as Element | null)?.closest?.<HTMLElement>('[data-tip]');
      if (!target || (event.type === 'focusin' && !target.matches(':focus-visible'))) return;
      timer = setTimeout(() => target.isConnected && setShown(shownFor(target)), patienceMs);
    };
    const armByMouse = (event: PointerEvent) => (event.pointerType === 'mouse' ? arm(event) : hide());
    document.addEventListener('pointerover', armByMouse);
    document.addEventListener('focusin', arm);
    document.addEventListener('focusout', hide);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', hide);
    document.addEventListener('scroll', hide, true);
    return () => {
      hide();
      document.removeEventListener('pointerover', armByMouse);
      document.removeEventListener('focusin', arm);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('keydown', hide);
      document.removeEventListener('scroll', hide, true);
    };
  }, []);

  useEffect(() => {
    const box = bubble.current?.getBoundingClientRect();
    if (!shown || !box) return;
    const half = box.width / 2;
    const x = Math.min(Math.max(shown.x, half + edge), innerWidth - half - edge);
    if (x !== shown.x) setShown({ ...shown, x });
  }, [shown]);

  if (!shown) return null;
  return (
    <div
      ref={bubble}
      className={styles.tooltip}
      style={{ left: shown.x, top: shown.y }}
      data-below={shown.isBelow || undefined}
      aria-hidden="true"
    >
      {shown.text}
      {shown.shortcut && <kbd>{shown.shortcut}</kbd>}
    </div>
  );
}
