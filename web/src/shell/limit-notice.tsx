import { useParkedRecords } from '@cairn/client/react/shelf';
import { useIsWhole } from '@cairn/client/react/use-is-whole';
import { isPlanLimit } from '@cairn/core/plans/limits';
import { lazy, Suspense, useState } from 'react';

const LimitDialog = lazy(() => import('./limit-dialog.tsx').then((part) => ({ default: part.LimitDialog })));

/** Shows each refusal only one time, and not again on a later visit. */
export function LimitNotice() {
  // When the replica is whole, refusals of earlier visits are known.
  return useIsWhole() ? <FreshLimits /> : null;
}

function FreshLimits() {
  const parked = useParkedRecords().filter(({ syncFailed }) => isPlanLimit(syncFailed?.errorCode ?? ''));
  const [seen, setTold] = useState<ReadonlySet<string>>(() => new Set(parked.map(({ key }) => key)));
  const fresh = parked.filter(({ key }) => !seen.has(key));
  const [first] = fresh;
  if (!first) return null;
  return (
    <Suspense fallback={null}>
      <LimitDialog
        record={first}
        others={fresh.length - 1}
        onClose={() => setTold(new Set([...seen, ...parked.map(({ key }) => key)]))}
      />
    </Suspense>
  );
}
