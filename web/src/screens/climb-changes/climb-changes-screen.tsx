import { authorChanges } from '@cairn/client/climbs/author-changes';
import { readPublicClimb } from '@cairn/client/climbs/public-climbs';
import type { StartedClimb } from '@cairn/client/replica/started-climbs';
import { useStartedClimb } from '@cairn/client/react/climbs';
import { useIsWhole } from '@cairn/client/react/use-is-whole';
import { EmptyState } from '@cairn/ui/empty-state';
import { m } from '@cairn/words/messages';
import { Link, useParams } from '@tanstack/react-router';
import { ChangesFrame } from '../../changes/changes-frame.tsx';
import { useKeptOffer } from '../../changes/use-kept-offer.ts';
import { climbName } from '../../climbs/climb-words.ts';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { usePublicQuery } from '../../queries/use-server-query.ts';
import { ClimbChangesPage, DoneSteps, type ReadClimb } from './climb-changes-page.tsx';

/** `/climbs/{code}/changes/`: the author's changes to a climb that the reader is on. */
export function ClimbChangesScreen() {
  const { code } = useParams({ from: '/member/climbs/$code/changes' });
  const started = useStartedClimb(code);
  const isWhole = useIsWhole();
  if (started) return <Changes key={started.key} started={started} />;
  return (
    <ChangesFrame to="/climbs/" all={m.nav_climbs()} code={code} name={m.nav_climbs()}>
      {isWhole && (
        <EmptyState
          title={m.climb_changes_not_on_it()}
          lead={m.climb_changes_not_on_it_lead()}
          action={<ToClimb code={code} />}
        />
      )}
    </ChangesFrame>
  );
}

function ToClimb({ code }: { readonly code: string }) {
  return (
    <Link to="/climbs/$code/" params={{ code }}>
      {m.climb_back()}
    </Link>
  );
}

function Changes({ started }: { readonly started: StartedClimb }) {
  const { code } = started.climb;
  const query = usePublicQuery(['climb', code], () => readPublicClimb(code));
  const kept = useKeptOffer<ReadClimb>(started.key, query.value);
  // A climb that is not public any more offers nothing.
  const isGone = query.refusal?.code.startsWith('climb.') === true;
  const changes = authorChanges(started, isGone || !kept ? started.steps : kept.offer.steps);
  const all = [...changes.offered, ...changes.left];
  const content = () => {
    if (!kept && !isGone)
      return (
        <QueryPlaceholder
          query={query}
          failure={m.climb_changes_failed()}
          offline={m.climb_changes_offline()}
        />
      );
    if (kept && all.length > 0)
      return (
        <ClimbChangesPage
          started={started}
          climb={kept.offer}
          readAt={kept.readAt}
          changes={changes}
          onSettled={() => void query.refetch()}
        />
      );
    return changes.done.length > 0 ? (
      <DoneSteps started={started} changes={changes.done} />
    ) : (
      <EmptyState
        title={m.climb_changes_none()}
        lead={m.climb_changes_none_lead()}
        filled={7}
        action={<ToClimb code={code} />}
      />
    );
  };
  return (
    <ChangesFrame to="/climbs/" all={m.nav_climbs()} code={code} name={climbName(started.climb)}>
      {content()}
    </ChangesFrame>
  );
}
