import { listDeletedBoards } from '@cairn/client/boards/deleted-boards';
import { listDeletedClimbs } from '@cairn/client/climbs/deleted-climbs';
import {
  listDeletedGoals,
  purgeAllDeletedGoals,
  purgeDeletedGoal,
  restoreDeletedGoal,
} from '@cairn/client/goals/deleted-goals';
import { readDeletedSpaces } from '@cairn/client/spaces/space-calls';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { DeletedGoal } from '@cairn/contract/goals';
import type { Outcome } from '@cairn/core/outcome';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { type ServerQuery, useServerQuery } from '../../queries/use-server-query.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { restoredText } from '../../goals/restored-text.ts';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { DeletedBoards } from './deleted-boards.tsx';
import { DeletedClimbs } from './deleted-climbs.tsx';
import { DeletedRow, nameOf } from './deleted-row.tsx';
import styles from './deleted-screen.module.css';
import { DeletedSpaces } from './deleted-spaces.tsx';

const PurgeDialog = lazy(() => import('./purge-dialog.tsx').then((part) => ({ default: part.PurgeDialog })));

/**
 * `/deleted/`: goals, boards, lists and own climbs of the last 60 days, to restore. Goals can also be deleted for good.
 * Needs the network.
 */
export function DeletedScreen() {
  const cairn = useCairn();
  const [asking, setAsking] = useState<DeletedGoal | 'all' | null>(null);
  const deleted = useServerQuery(['goals', 'deleted'], () => listDeletedGoals(cairn));

  const boards = useServerQuery(['boards', 'deleted'], () => listDeletedBoards(cairn));
  const climbs = useServerQuery(['climbs', 'deleted'], () => listDeletedClimbs(cairn));
  const spaces = useServerQuery(['spaces', 'deleted'], () => readDeletedSpaces(cairn));
  const goals = deleted.value ?? [];
  const hasNoAnswer = !deleted.value && !boards.value;
  const hasClimbs = (climbs.value?.length ?? 0) > 0;
  const hasSpaces = (spaces.value?.length ?? 0) > 0;
  const isEmpty = deleted.value?.length === 0 && boards.value?.length === 0 && !hasClimbs && !hasSpaces;

  const take = async <Value,>(
    id: string,
    act: (id: string) => Promise<Outcome<Value, AskRefusal>>,
    said: ((value: Value) => string) | null,
  ) => {
    const outcome = await act(id);
    if (!outcome.ok) {
      showToast({ text: reasonOf(outcome.refusal) });
      return deleted.refetch();
    }
    deleted.replace(goals.filter((goal) => goal.id !== id));
    if (said) showToast({ text: said(outcome.value) });
  };

  const purge = async (goal: DeletedGoal | 'all') => {
    setAsking(null);
    if (goal !== 'all') return take(goal.id, (id) => purgeDeletedGoal(cairn, id), null);
    await purgeAllDeletedGoals(cairn);
    await deleted.refetch();
  };

  return (
    <>
      <PageHead title={m.deleted_title()} />
      <PageBody>
        {hasNoAnswer && <QueryPlaceholder query={deleted} failure={m.deleted_error()} />}
        {isEmpty && <EmptyState filled={7} title={m.deleted_empty()} lead={m.deleted_empty_lead()} />}
        {!hasNoAnswer && !isEmpty && (
          <>
            <p className={styles.lead}>{m.deleted_lead()}</p>
            <Part
              title={m.deleted_goals_heading()}
              query={deleted}
              failure={m.deleted_error()}
              none={m.deleted_goals_none()}
              end={
                goals.some(({ space }) => !cairn.replica.isViewed(space)) && (
                  <Button look="danger" onClick={() => setAsking('all')}>
                    {m.deleted_all()}
                  </Button>
                )
              }
            >
              <ul>
                {goals.map((goal) => (
                  <DeletedRow
                    key={goal.id}
                    goal={goal}
                    onRestore={() => void take(goal.id, (id) => restoreDeletedGoal(cairn, id), restoredText)}
                    onPurge={() => setAsking(goal)}
                  />
                ))}
              </ul>
            </Part>
            <Part
              title={m.deleted_boards_heading()}
              query={boards}
              failure={m.deleted_boards_error()}
              none={m.deleted_boards_none()}
            >
              <DeletedBoards
                boards={boards.value ?? []}
                query={boards}
                onRestored={() => void deleted.refetch()}
              />
            </Part>
            {/* Deleted climbs and spaces are rare, so these parts are shown only if there are any. */}
            {hasClimbs && (
              <Part
                title={m.my_climbs_title()}
                query={climbs}
                failure={m.deleted_boards_error()}
                none={m.deleted_boards_none()}
              >
                <DeletedClimbs query={climbs} />
              </Part>
            )}
            {hasSpaces && (
              <Part
                title={m.spaces_title()}
                query={spaces}
                failure={m.deleted_boards_error()}
                none={m.deleted_boards_none()}
              >
                <DeletedSpaces query={spaces} onRestored={() => void deleted.refetch()} />
              </Part>
            )}
          </>
        )}
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

interface PartProps {
  readonly title: string;
  readonly query: Pick<ServerQuery<readonly unknown[]>, 'value' | 'refusal' | 'refetch'>;
  readonly failure: string;
  readonly none: string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, query, failure, none, end, children }: PartProps) {
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {end}
      </header>
      {!query.value && <QueryPlaceholder query={query} failure={failure} rows={3} />}
      {query.value?.length === 0 && <p className={styles.none}>{none}</p>}
      {children}
    </section>
  );
}
