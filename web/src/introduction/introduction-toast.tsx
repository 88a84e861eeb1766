import { useSettings } from '@cairn/client/react/account';
import { offersIntroduction } from '@cairn/core/accounts/seen-codes';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useShell } from '../base/shell-context.ts';

const Offer = lazy(() =>
  import('./introduction-offer.tsx').then((part) => ({ default: part.IntroductionOffer })),
);

/** Offers the operator's video to new people, once. */
export function IntroductionToast() {
  const { user } = useShell();
  const { seenNotifications } = useSettings();
  // A device that knows the account from an older version has no address.
  const { introduction = null, daysJoined } = user;
  const isOffered = offersIntroduction({ introduction, daysJoined }, seenNotifications);
  const [wasOffered, setOffered] = useState(isOffered);
  const [isOver, setOver] = useState(false);
  const end = useCallback(() => setOver(true), []);
  if (isOffered && !wasOffered) setOffered(true);
  if (!wasOffered || isOver || introduction === null) return null;
  return (
    <Suspense>
      <Offer video={introduction} onEnd={end} />
    </Suspense>
  );
}
