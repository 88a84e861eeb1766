import type { Cairn } from '@cairn/client/cairn/cairn';
import { CairnProvider } from '@cairn/client/react/cairn-context';
import type { User } from '@cairn/contract/accounts';
import { useEffect, useState } from 'react';
import { openAccount, openedAhead } from './open-account.ts';
import { PlanningProvider } from './planning-provider.tsx';
import { Shell } from './shell.tsx';

export function AccountArea({ user }: { readonly user: User }) {
  const [cairn, setCairn] = useState(() => openedAhead(user));
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let isLeft = false;
    let opened: Cairn | null = null;
    openAccount(user).then(
      (ready) => {
        opened = ready;
        if (isLeft) ready.close();
        else setCairn(ready);
      },
      (error: unknown) => setFailure(error),
    );
    return () => {
      isLeft = true;
      opened?.close();
    };
    // The account never changes while this is mounted (see the key in `member-area.tsx`).
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // The surrounding page handles a crash.
  if (failure !== null) throw failure;
  if (!cairn) return null;
  return (
    <CairnProvider cairn={cairn}>
      <PlanningProvider>
        <Shell user={user} />
      </PlanningProvider>
    </CairnProvider>
  );
}
