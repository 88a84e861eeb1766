import { useEffect, useState } from 'react';

const idleAfterMs = 5000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Returns whether nobody has moved the pointer, touched the page or used the keyboard for five seconds. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), idleAfterMs);
    };
    wake();
    for (const sign of signs) addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, wake);
    };
  }, []);
  return isIdle;
}
