import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

const keptKey = 'cairn-clock';

/** Places in the history of this tab. */
interface Stay {
  /** The first entry of the clock. */
  readonly first: number;
  /** The last entry seen; also a goal opened over the clock is one. */
  readonly last: number;
}

/** Returns a function that leads to the page before the clock, or to Home if there is none in this tab. */
export function useLeave(): () => void {
  const router = useRouter();
  const [first] = useState(() => firstEntry(indexOf(router)));
  useEffect(() => {
    const keep = () => writeStay({ first, last: indexOf(router) });
    keep();
    const stop = router.history.subscribe(keep);
    return () => {
      stop();
      writeStay(null);
    };
  }, [router, first]);
  return useCallback(() => {
    const steps = indexOf(router) - first + 1;
    if (first > 0 && steps > 0) router.history.go(-steps);
    else void router.navigate({ to: '/home/' });
  }, [router, first]);
}

function indexOf({ history }: ReturnType<typeof useRouter>): number {
  return history.location.state.__TSR_index;
}

/** After a reload, the entries of the clock before it still count. */
function firstEntry(index: number): number {
  const stay = readStay();
  return stay?.last === index ? stay.first : index;
}

/** Without storage, a reload forgets the earlier entries. */
function readStay(): Stay | null {
  try {
    const [first, last] = (sessionStorage.getItem(keptKey) ?? '').split(' ').map(Number);
    return first !== undefined && last !== undefined ? { first, last } : null;
  } catch {
    return null;
  }
}

function writeStay(stay: Stay | null): void {
  try {
    if (stay) sessionStorage.setItem(keptKey, `${stay.first} ${stay.last}`);
    else sessionStorage.removeItem(keptKey);
  } catch {
    // See readStay.
  }
}
