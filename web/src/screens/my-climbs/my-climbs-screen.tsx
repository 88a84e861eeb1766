import { readOwnClimbs } from '@cairn/client/climbs/own-climbs-publish';
import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { type OwnClimbSummary, useOwnClimbs } from '@cairn/client/react/own-climbs';
import type { MyClimb } from '@cairn/contract/climbs';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { Notice } from '../../base/notice.tsx';
import { newClimb } from '../../climbs/own-climb-actions.ts';
import { BackLink } from '../../page/back-link.tsx';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { type ServerQuery, useServerQuery } from '../../queries/use-server-query.ts';
import { ClimbFigures } from './climb-figures.tsx';
import { MyClimbCard } from './my-climb-card.tsx';
import styles from './my-climbs-screen.module.css';

/** `/my-climbs/`: the climbs that the user writes. Only the counts of people need the network. */
export function MyClimbsScreen() {
  const cairn = useCairn();
  const navigate = useNavigate();
  const climbs = useOwnClimbs();
  const figures = useServerQuery(['my climbs'], () => readOwnClimbs(cairn));
  const create = () =>
    void navigate({ to: '/climbs/$code/edit/', params: { code: newClimb(cairn) }, search: {} });
  const add = (look: 'primary' | 'plain') => (
    <Button look={look} icon={<Plus />} onClick={create}>
      {m.my_climbs_new()}
    </Button>
  );
  const isEmpty = climbs?.length === 0;
  return (
    <>
      <PageHead
        start={<BackLink to="/climbs/" label={m.my_climbs_back()} />}
        title={m.my_climbs_title()}
        end={!isEmpty && add('primary')}
      />
      <PageBody>
        <FiguresNotice query={figures} />
        {climbs === null && <Skeleton label={m.loading()} />}
        {isEmpty && (
          <EmptyState title={m.my_climbs_empty()} lead={m.my_climbs_empty_lead()} action={add('primary')} />
        )}
        {climbs !== null && !isEmpty && <Columns climbs={climbs} figures={figures.value ?? []} />}
      </PageBody>
    </>
  );
}

function FiguresNotice({
  query: { refusal, refetch },
}: {
  readonly query: Pick<ServerQuery<unknown>, 'refusal' | 'refetch'>;
}) {
  const { online } = useSyncStatus();
  if (!online || refusal?.code === 'network')
    return <Notice title={m.offline_title()} lead={m.my_climbs_offline_lead()} />;
  return (
    refusal && (
      <Notice isError title={m.my_climbs_failed()} lead={refusal.message} onRetry={() => void refetch()} />
    )
  );
}

interface ColumnsProps {
  readonly climbs: readonly OwnClimbSummary[];
  readonly figures: readonly MyClimb[];
}

function Columns({ climbs, figures }: ColumnsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const published = climbs.filter((climb) => climb.public);
  const drafts = climbs.filter((climb) => !climb.public);
  const shown = published.find(({ key }) => key === chosen) ?? published[0];
  const figuresOf = ({ id }: OwnClimbSummary) => figures.find((climb) => climb.id === id);
  return (
    <div className={styles.columns}>
      <Column title={m.my_climbs_drafts()} nothing={m.my_climbs_no_drafts()} count={drafts.length}>
        {drafts.map((climb) => (
          <MyClimbCard key={climb.key} climb={climb} figures={undefined} isShown={false} onShow={undefined} />
        ))}
      </Column>
      <Column title={m.my_climbs_published()} nothing={m.my_climbs_none_published()} count={published.length}>
        {published.map((climb) => (
          <MyClimbCard
            key={climb.key}
            climb={climb}
            figures={figuresOf(climb)}
            isShown={climb === shown}
            onShow={() => setChosen(climb.key)}
          />
        ))}
      </Column>
      {shown && <ClimbFigures key={shown.key} climb={shown} figures={figuresOf(shown)} />}
    </div>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly nothing: string;
  readonly count: number;
  readonly children: React.ReactNode;
}

function Column({ title, nothing, count, children }: ColumnProps) {
  const headingId = useId();
  return (
    <section className={styles.column} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        <span>{count}</span>
      </header>
      {count === 0 ? <p>{nothing}</p> : <ul>{children}</ul>}
    </section>
  );
}
