import { isReadWhole } from '@cairn/client/exports/is-read-whole';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsWhole } from '@cairn/client/react/use-is-whole';
import { useEffect, useState } from 'react';

/** Milliseconds between checks. */
const againMs = 500;

/**
 * Whether the first reading from the server and the load from disk are complete.
 *
 * @param isAsked false stops the checks
 */
export function useReadWhole(isAsked: boolean): boolean {
  const cairn = useCairn();
  const isWhole = useIsWhole();
  const [isRead, setRead] = useState(false);

  useEffect(() => {
    if (!isAsked || isRead) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const look = async () => {
      const found = await isReadWhole(cairn);
      if (isGone) return;
      if (found) setRead(true);
      else timer = setTimeout(() => void look(), againMs);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [cairn, isAsked, isRead]);
  return isWhole && isRead;
}
