import { useCairn } from '@cairn/client/react/cairn-context';
import type { EpochMs } from '@cairn/core/time/zones';
import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Updates each minute, and when the page becomes visible. */
export function useNow(): EpochMs {
  const { environment } = useCairn();
  const [now, setNow] = useState(() => environment.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const at = environment.now();
      setNow(Math.floor(at / minuteMs) * minuteMs);
      timer = setTimeout(look, minuteMs - (at % minuteMs));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [environment]);
  return now;
}
