import { useEffect, useState } from 'react';

/**
 * Keeps the screen awake while the page is visible.
 *
 * @returns whether the lock is held; false where browser or system refuses
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let isLeft = false;
    let lock: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const given = await navigator.wakeLock.request('screen').catch(() => null);
      if (!given) return;
      if (isLeft) return void given.release();
      lock = given;
      setHeld(!given.released);
      given.addEventListener('release', () => setHeld(false));
    };
    const look = () => void ask();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, []);
  return isHeld;
}
