import { usePeriodGoals } from '@cairn/client/react/goals';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useTeam } from '@cairn/client/react/team';
import { goalsByHolder } from '@cairn/core/spaces/team';
import { isDivider } from '@cairn/core/goals/goal';
import {
  type ColumnId,
  dayColumn,
  monthColumn,
  quarterColumn,
  weekColumn,
  yearColumn,
} from '@cairn/core/time/horizons';
import { periodAfter, periodOf } from '@cairn/core/time/periods';
import { Segmented } from '@cairn/ui/segmented';
import { Skeleton } from '@cairn/ui/skeleton';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import UserPlus from 'lucide-react/icons/user-plus';
import { useMemo } from 'react';
import { useListLook } from '../../goals/list-look.ts';
import { useDrawnLists } from '../../goals/use-drawn-lists.ts';
import { columnNames } from '../../goals/period-words.ts';
import { namedPeriod, usePlanning } from '../../goals/planning.ts';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { ListLookProvider } from '../../periods/list-look-provider.tsx';
import { FilterLine, ListTools, NothingInFilter } from '../../periods/list-tools.tsx';
import { Pager } from '../../periods/pager.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { OutsidePanels } from './outside-panels.tsx';
import { PersonPanel } from './person-panel.tsx';
import { teamColumns, teamColumnOf } from '../../spaces/team-address.ts';
import styles from './team-screen.module.css';

/** With the gap, in CSS pixels (`team-screen.module.css`). */
const personWidth = 250;

/** `/team/`: members with their goals of a period. Dragging a goal to another person assigns it. */
export function TeamScreen() {
  const { unit, page } = useSearch({ strict: false });
  const columnId = teamColumnOf(unit);
  return (
    <ListLookProvider hasTimes={columnId === dayColumn} isTeam>
      <Team columnId={columnId} page={page ?? 0} />
    </ListLookProvider>
  );
}

function Team({ columnId, page }: { readonly columnId: ColumnId; readonly page: number }) {
  const { account } = useCairn();
  const planning = usePlanning();
  const isNarrow = useNarrow();
  const { wants } = useListLook();
  const period = periodAfter(periodOf(columnId, planning.today, planning.life), page);
  const { status, goals } = usePeriodGoals(period);
  const team = useTeam();
  const held = useMemo(
    () =>
      goalsByHolder(
        goals.filter((goal) => !isDivider(goal) && (wants === null || wants(goal))),
        account.code,
      ),
    [goals, wants, account.code],
  );
  const { goalsOf } = useDrawnLists(team.length + 1, personWidth);
  const { title, subtitle } = namedPeriod(period, planning);
  const [only] = team[0]?.memberships ?? [];
  const known = new Set(team.map(({ userCode }) => userCode));
  const outside = [...held].filter(([code]) => !known.has(code));

  return (
    <>
      <PageHead
        title={m.nav_team()}
        end={
          <>
            <ListTools hasTimes={columnId === dayColumn} hasColumns={false} isTeam />
            <HideCompleted />
            {!isNarrow && <HorizonSwitch columnId={columnId} />}
            {only && (
              <Link
                to="/spaces/$id/{-$part}/"
                params={{ id: only.space }}
                hash="invite"
                className={styles.invite}
              >
                <UserPlus aria-hidden="true" />
                <span className={isNarrow ? 'sr-only' : undefined}>{m.team_invite()}</span>
              </Link>
            )}
          </>
        }
      >
        <Pager page={page} columnId={columnId} />
        {!isNarrow && <span className={styles.range}>{[title, subtitle].filter(Boolean).join(' · ')}</span>}
      </PageHead>
      {isNarrow && (
        <div className={styles.horizons}>
          <HorizonSwitch columnId={columnId} />
        </div>
      )}
      <FilterLine />
      {wants !== null && held.size === 0 && <NothingInFilter />}
      {status === 'loading' ? (
        <div className={styles.waiting}>
          <Skeleton label={m.loading()} />
        </div>
      ) : (
        <div className={styles.people}>
          {team.map((member, at) => (
            <PersonPanel
              key={member.userId}
              member={member}
              period={period}
              goals={held.get(member.userCode) ?? []}
              drawnGoals={goalsOf(at)}
            />
          ))}
          {outside.length > 0 && (
            <OutsidePanels held={outside} period={period} drawnGoals={goalsOf(team.length)} />
          )}
        </div>
      )}
      {team.length === 1 && <p className={styles.alone}>{m.team_alone()}</p>}
    </>
  );
}

/** Names of one word. */
const shortNames: Partial<Record<ColumnId, () => string>> = {
  [dayColumn]: m.team_day,
  [weekColumn]: m.team_week,
  [monthColumn]: m.team_month,
  [quarterColumn]: m.team_quarter,
  [yearColumn]: m.team_year,
};

function HorizonSwitch({ columnId }: { readonly columnId: ColumnId }) {
  const navigate = useNavigate();
  return (
    <Segmented
      label={m.team_horizon()}
      value={String(columnId)}
      segments={teamColumns.map((column) => ({
        value: String(column),
        label: shortNames[column]?.() ?? columnNames[column](),
      }))}
      onChange={(value) => {
        const unit = Number(value) === weekColumn ? undefined : Number(value);
        void navigate({ to: './', search: (kept) => ({ ...kept, unit, page: undefined }) });
      }}
    />
  );
}
