import { usePeriodGoals } from '@cairn/client/react/goals';
import { useCairn } from '@cairn/client/react/cairn-context';
import { type TeamMember, useTeam } from '@cairn/client/react/team';
import { useIsWhole } from '@cairn/client/react/use-is-whole';
import { readEvents } from '@cairn/client/events/read-events';
import type { MembershipRow } from '@cairn/contract/spaces';
import { goalsByHolder } from '@cairn/core/spaces/team';
import { isDivider } from '@cairn/core/goals/goal';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { dayColumn, monthColumn, weekColumn, yearColumn } from '@cairn/core/time/horizons';
import { type Period, periodOf } from '@cairn/core/time/periods';
import { Avatar } from '@cairn/ui/avatar';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { GoalRow } from '../../goals/goal-row.tsx';
import { namedPeriod, usePlanning } from '../../goals/planning.ts';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { roleNames } from '../../spaces/role-names.ts';
import { EventList } from '../../spaces/event-list.tsx';
import { About, AboutMeForm } from './about-me.tsx';
import styles from './team-screen.module.css';
import { zoneOfPeriod } from '../../drag/zones.ts';

const shownColumns = [dayColumn, weekColumn, monthColumn, yearColumn] as const;

const lastEvents = 20;

/** `/team/{membershipId}/`: current goals, description and last actions. */
export function MemberScreen({ id }: { readonly id: string }) {
  const team = useTeam();
  const isWhole = useIsWhole();
  const member = team.find(({ memberships }) => memberships.some((one) => one.id === id));
  const membership = member?.memberships.find((one) => one.id === id);
  if (!member || !membership)
    return (
      <>
        <PageHead title={m.nav_team()} />
        <PageBody>
          {isWhole ? (
            <EmptyState title={m.team_missing()} lead={m.team_missing_lead()} />
          ) : (
            <Skeleton label={m.loading()} />
          )}
        </PageBody>
      </>
    );
  return <Member key={id} member={member} membership={membership} />;
}

interface MemberProps {
  readonly member: TeamMember;
  readonly membership: MembershipRow;
}

function Member({ member, membership }: MemberProps) {
  const { today, life } = usePlanning();
  return (
    <>
      <PageHead title={nameInSentence(member.name)} />
      <PageBody className={styles.member}>
        <Intro member={member} membership={membership} />
        {shownColumns.map((column) => (
          <Now key={column} member={member} period={periodOf(column, today, life)} />
        ))}
        <Deeds member={member} membership={membership} />
      </PageBody>
    </>
  );
}

function Intro({ member, membership }: MemberProps) {
  const cairn = useCairn();
  const isMe = member.userId === cairn.account.id;
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The focus was in the form that closes.
    flushSync(() => setWriting(false));
    opener.current?.focus();
  };
  const hasSaid = membership.richDescription !== null;
  return (
    <section className={styles.intro}>
      <Avatar name={member.name} image={member.image} size={44} />
      <div>
        <h2 dir="auto">{roleNames[membership.role]()}</h2>
        {!isWriting && hasSaid && <About text={membership.richDescription} />}
        {!isWriting && !hasSaid && isMe && <p>{m.team_about_none()}</p>}
      </div>
      {isMe && !isWriting && (
        <Button ref={opener} onClick={() => setWriting(true)}>
          {m.team_about_edit()}
        </Button>
      )}
      {isWriting && <AboutMeForm membership={membership} onDone={close} />}
    </section>
  );
}

function Now({ member, period }: { readonly member: TeamMember; readonly period: Period }) {
  const { account } = useCairn();
  const planning = usePlanning();
  const headingId = useId();
  const { status, goals } = usePeriodGoals(period);
  const held = goalsByHolder(
    goals.filter((goal) => !isDivider(goal)),
    account.code,
  );
  const theirs = held.get(member.userCode) ?? [];
  return (
    <section className={styles.person} aria-labelledby={headingId} data-walk>
      <header>
        <h2 id={headingId}>{namedPeriod(period, planning).title}</h2>
        <span className={styles.count}>{theirs.length > 0 && theirs.length}</span>
      </header>
      {status === 'loading' && <Skeleton label={m.loading()} rows={3} />}
      {status === 'ready' && theirs.length === 0 && <p className={styles.assign}>{m.team_nothing()}</p>}
      <ul aria-labelledby={headingId}>
        {theirs.map((goal) => (
          <GoalRow key={goal.key} goal={goal} zone={zoneOfPeriod(period)} showsPeriod={false} />
        ))}
      </ul>
    </section>
  );
}

function Deeds({ member, membership }: MemberProps) {
  const cairn = useCairn();
  const wanted = { spaces: [membership.space], users: [member.userId], limit: lastEvents };
  const query = useServerQuery(['goals', 'events of', membership.id], () => readEvents(cairn, wanted, null));
  return (
    <section className={styles.deeds} aria-labelledby="deeds">
      <h2 id="deeds">{m.team_deeds()}</h2>
      {query.value === undefined ? (
        <QueryPlaceholder query={query} failure={m.progress_failed()} rows={4} />
      ) : (
        <EventList events={query.value.items} />
      )}
    </section>
  );
}
