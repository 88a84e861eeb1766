import { readPublicClimb } from '@cairn/client/climbs/public-climbs';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import { useStartedClimb } from '@cairn/client/react/climbs';
import { useIsWhole } from '@cairn/client/react/use-is-whole';
import type { PublicClimb } from '@cairn/core/climbs/climb';
import { accepted } from '@cairn/core/outcome';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { VisitorPlanning } from '../../climbs/visitor-planning.tsx';
import { takeBrought } from '../../public-pages/brought.ts';
import { OpenPage } from '../../public-pages/open-page.tsx';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { type ServerQuery, usePublicQuery } from '../../queries/use-server-query.ts';
import { PublicClimbPage } from './public-climb-page.tsx';
import { StartedClimbPage } from './started-climb-page.tsx';

/** `/climbs/{code}/`: a climb before it starts, or the reader's own climb. */
export function ClimbScreen() {
  const { code = '' } = useParams({ strict: false });
  const isMember = useCairnIfAny() !== null;
  return (
    <VisitorPlanning key={code}>
      {isMember ? <MemberClimb code={code} /> : <AnyClimb code={code} />}
    </VisitorPlanning>
  );
}

function usePublicClimb(code: string): ServerQuery<PublicClimb> {
  const isVisitor = useCairnIfAny() === null;
  return usePublicQuery(['climb', code], () => {
    const brought = isVisitor ? takeBrought<PublicClimb>(code) : null;
    return brought ? Promise.resolve(accepted(brought)) : readPublicClimb(code);
  });
}

function MemberClimb({ code }: { readonly code: string }) {
  const started = useStartedClimb(code);
  const isWhole = useIsWhole();
  const query = usePublicClimb(code);
  const [startsAgain, setStartsAgain] = useState(false);
  const [known, setKnown] = useState<string | null>(null);
  if (started && started.key !== known) setKnown(started.key);
  if (started && !(startsAgain && started.next === null))
    return (
      <StartedClimbPage
        started={started}
        climb={query.value ?? null}
        onStartAgain={query.value ? () => setStartsAgain(true) : null}
      />
    );
  if (isWhole) return <ReadClimb query={query} leftId={known} />;
  // The disk is read after the first paint, so there has to be one.
  return (
    <OpenPage title={m.nav_climbs()}>
      <Skeleton label={m.loading()} rows={5} />
    </OpenPage>
  );
}

function AnyClimb({ code }: { readonly code: string }) {
  return <ReadClimb query={usePublicClimb(code)} />;
}

interface ReadClimbProps {
  readonly query: ServerQuery<PublicClimb>;
  /** A subscription that was left here; the answer may be older. */
  readonly leftId?: string | null;
}

function ReadClimb({ query, leftId = null }: ReadClimbProps) {
  const { value, refusal } = query;
  if (refusal?.code.startsWith('climb.')) return <ClimbGone reason={refusal.code} />;
  if (value) {
    const climb = value.subscription === leftId ? { ...value, subscription: null } : value;
    return <PublicClimbPage climb={climb} onChanged={() => void query.refetch()} />;
  }
  return (
    <OpenPage title={m.nav_climbs()} heading="aloud">
      <QueryPlaceholder query={query} failure={m.climb_page_failed()} offline={m.climb_page_offline()} />
    </OpenPage>
  );
}

const reasons: Readonly<Record<string, () => readonly [string, string]>> = {
  'climb.private': () => [m.climb_withdrawn(), m.climb_withdrawn_lead()],
  'climb.deleted': () => [m.climb_was_deleted(), m.climb_withdrawn_lead()],
};

function ClimbGone({ reason }: { readonly reason: string }) {
  const [title, lead] = (reasons[reason] ?? (() => [m.climb_missing(), m.climb_missing_lead()]))();
  return (
    <OpenPage title={m.nav_climbs()} heading="aloud">
      <EmptyState
        title={title}
        lead={lead}
        filled={4}
        action={<Link to="/climbs/">{m.climbs_to_all()}</Link>}
      />
    </OpenPage>
  );
}
