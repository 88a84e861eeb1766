import { isReadWhole } from '@cairn/client/exports/is-read-whole';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsWhole } from '@cairn/client/react/use-is-whole';
import { useEffect, useState } from 'react';

/** Milliseconds between checks. */
const againMs = 500;

/**
 * The first reading from the server is complete, and so is the load from disk.
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
