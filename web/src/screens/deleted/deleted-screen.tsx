import {
  listDeletedGoals,
  purgeAllDeletedGoals,
  purgeDeletedGoal,
  restoreDeletedGoal,
} from '@cairn/client/goals/deleted-goals';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useSyncStatus } from '@cairn/client/react/account';
import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { DeletedGoal } from '@cairn/contract/goals';
import type { Outcome } from '@cairn/core/outcome';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { lazy, Suspense, useEffect, useState } from 'react';
import { PageHead } from '../../shell/page-head.tsx';
import { Notice } from '../../shell/notice.tsx';
import { DeletedRow } from './deleted-row.tsx';
import styles from './deleted-screen.module.css';

const PurgeAllDialog = lazy(() =>
  import('./purge-all-dialog.tsx').then((part) => ({ default: part.PurgeAllDialog })),
);

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly goals: readonly DeletedGoal[] }
  | { readonly status: 'failed'; readonly refusal: AskRefusal };

/** `/deleted/`: what was deleted in the last 60 days, to restore or to remove for good. Needs a network. */
export function DeletedScreen() {
  const { online } = useSyncStatus();
  // Asked again when the network is back.
  return <DeletedList key={String(online)} />;
}

function loadedOf(outcome: Outcome<readonly DeletedGoal[], AskRefusal>): Loaded {
  return outcome.ok
    ? { status: 'ready', goals: outcome.value }
    : { status: 'failed', refusal: outcome.refusal };
}

function DeletedList() {
  const cairn = useCairn();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [isAsking, setAsking] = useState(false);

  const load = async () => setLoaded(loadedOf(await listDeletedGoals(cairn)));

  useEffect(() => {
    let isLeft = false;
    void listDeletedGoals(cairn).then((outcome) => {
      if (!isLeft) setLoaded(loadedOf(outcome));
    });
    return () => {
      isLeft = true;
    };
  }, [cairn]);

  const take = async (
    id: string,
    act: (id: string) => Promise<Outcome<unknown, AskRefusal>>,
    said: string | null,
  ) => {
    const outcome = await act(id);
    if (!outcome.ok) {
      showToast({ text: outcome.refusal.code === 'network' ? m.auth_offline() : outcome.refusal.message });
      return load();
    }
    setLoaded((now) =>
      now.status === 'ready' ? { ...now, goals: now.goals.filter((goal) => goal.id !== id) } : now,
    );
    if (said !== null) showToast({ text: said });
  };

  const purgeAll = async () => {
    setAsking(false);
    await purgeAllDeletedGoals(cairn);
    await load();
  };

  const goals = loaded.status === 'ready' ? loaded.goals : [];
  return (
    <>
      <PageHead
        title={m.deleted_title()}
        end={
          goals.length > 0 && (
            <Button look="danger" onClick={() => setAsking(true)}>
              {m.deleted_all()}
            </Button>
          )
        }
      />
      <div className={styles.content}>
        {goals.length > 0 && <p className={styles.lead}>{m.deleted_lead()}</p>}
        {loaded.status === 'loading' && <Skeleton label={m.loading()} />}
        {loaded.status === 'failed' && <LoadFailure refusal={loaded.refusal} onRetry={load} />}
        {loaded.status === 'ready' && goals.length === 0 && (
          <EmptyState filled={7} title={m.deleted_empty()} lead={m.deleted_empty_lead()} />
        )}
        <ul className={styles.rows}>
          {goals.map((goal) => (
            <DeletedRow
              key={goal.id}
              goal={goal}
              onRestore={() =>
                void take(goal.id, (id) => restoreDeletedGoal(cairn, id), m.goal_restored_toast())
              }
              onPurge={() => void take(goal.id, (id) => purgeDeletedGoal(cairn, id), null)}
            />
          ))}
        </ul>
      </div>
      {isAsking && (
        <Suspense fallback={null}>
          <PurgeAllDialog onClose={() => setAsking(false)} onPurge={() => void purgeAll()} />
        </Suspense>
      )}
    </>
  );
}

function LoadFailure({
  refusal,
  onRetry,
}: {
  readonly refusal: AskRefusal;
  readonly onRetry: () => Promise<void>;
}) {
  if (refusal.code === 'network')
    return <Notice title={m.offline_not_here()} lead={m.offline_not_here_lead()} />;
  return <Notice isError title={m.deleted_error()} lead={refusal.message} onRetry={() => void onRetry()} />;
}
