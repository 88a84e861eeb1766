import {
  listDeletedGoals,
  purgeAllDeletedGoals,
  purgeDeletedGoal,
  restoreDeletedGoal,
} from '@cairn/client/goals/deleted-goals';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { DeletedGoal } from '@cairn/contract/goals';
import type { Outcome } from '@cairn/core/outcome';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { lazy, Suspense, useState } from 'react';
import { MissingAnswer } from '../../asked/missing-answer.tsx';
import { useAsked } from '../../asked/use-asked.ts';
import { reasonOf } from '../../goals/reason-of.ts';
import { restoredText } from '../../goals/restored-text.ts';
import { PageBody } from '../../shell/page-body.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { DeletedRow, nameOf } from './deleted-row.tsx';
import styles from './deleted-screen.module.css';

const PurgeDialog = lazy(() => import('./purge-dialog.tsx').then((part) => ({ default: part.PurgeDialog })));

/** `/deleted/`: what was deleted in the last 60 days, to restore or to remove for good. Needs a network. */
export function DeletedScreen() {
  const cairn = useCairn();
  /** What shall go for good, while that is asked. */
  const [asking, setAsking] = useState<DeletedGoal | 'all' | null>(null);
  const deleted = useAsked(['goals', 'deleted'], () => listDeletedGoals(cairn));

  const goals = deleted.value ?? [];

  const take = async <Value,>(
    id: string,
    act: (id: string) => Promise<Outcome<Value, AskRefusal>>,
    said: ((value: Value) => string) | null,
  ) => {
    const outcome = await act(id);
    if (!outcome.ok) {
      showToast({ text: reasonOf(outcome.refusal) });
      return deleted.again();
    }
    deleted.replace(goals.filter((goal) => goal.id !== id));
    if (said) showToast({ text: said(outcome.value) });
  };

  const purge = async (goal: DeletedGoal | 'all') => {
    setAsking(null);
    if (goal !== 'all') return take(goal.id, (id) => purgeDeletedGoal(cairn, id), null);
    await purgeAllDeletedGoals(cairn);
    await deleted.again();
  };

  return (
    <>
      <PageHead
        title={m.deleted_title()}
        end={
          goals.length > 0 && (
            <Button look="danger" onClick={() => setAsking('all')}>
              {m.deleted_all()}
            </Button>
          )
        }
      />
      <PageBody>
        {goals.length > 0 && <p className={styles.lead}>{m.deleted_lead()}</p>}
        {!deleted.value && <MissingAnswer asked={deleted} failure={m.deleted_error()} />}
        {deleted.value?.length === 0 && (
          <EmptyState filled={7} title={m.deleted_empty()} lead={m.deleted_empty_lead()} />
        )}
        <ul className={styles.rows}>
          {goals.map((goal) => (
            <DeletedRow
              key={goal.id}
              goal={goal}
              onRestore={() => void take(goal.id, (id) => restoreDeletedGoal(cairn, id), restoredText)}
              onPurge={() => setAsking(goal)}
            />
          ))}
        </ul>
      </PageBody>
      {asking && (
        <Suspense fallback={null}>
          <PurgeDialog
            name={asking === 'all' ? null : nameOf(asking)}
            onClose={() => setAsking(null)}
            onPurge={() => void purge(asking)}
          />
        </Suspense>
      )}
    </>
  );
}
