import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import { useRunningClimbs } from '@cairn/client/react/climbs';
import { EmptyState } from '@cairn/ui/empty-state';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Route from 'lucide-react/icons/route';
import { useId } from 'react';
import { paintedPart } from '../../base/quiet-part.tsx';
import { useDrawn } from '../../base/use-frames.ts';
import { OpenPage } from '../../public-pages/open-page.tsx';
import headLink from '../../page/head-link.module.css';
import styles from './climbs-screen.module.css';
import { RunningClimbCard } from './running-climb-card.tsx';

/** Loads when the running climbs are painted. */
const ClimbCatalogue = paintedPart(() => import('./climb-catalogue.tsx').then((part) => part.ClimbCatalogue));

/** A card draws up to 24 stones. */
const cardsPerFrame = 4;

/** `/climbs/`: running climbs first, then public ones. Visitors see the public ones. */
export function ClimbsScreen() {
  return (
    <OpenPage title={m.nav_climbs()} end={<MyClimbsLink />}>
      {useCairnIfAny() && <RunningClimbs />}
      <ClimbCatalogue />
    </OpenPage>
  );
}

function MyClimbsLink() {
  return (
    <Link to="/my-climbs/" className={headLink.link}>
      <Route aria-hidden="true" />
      {m.my_climbs_title()}
    </Link>
  );
}

function RunningClimbs() {
  const climbs = useRunningClimbs();
  const headingId = useId();
  const drawn = useDrawn(climbs?.length ?? 0, cardsPerFrame);
  // Until the disk is read, nothing is known.
  if (climbs === null) return null;
  if (climbs.length === 0)
    return (
      <div className={styles.none}>
        <EmptyState title={m.climbs_none()} lead={m.climbs_none_lead()} />
      </div>
    );
  return (
    <section aria-labelledby={headingId}>
      <header className={styles.heading}>
        <h2 id={headingId}>{m.climbs_on_the_way()}</h2>
        <span className={styles.count}>{climbs.length}</span>
      </header>
      <ul className={styles.runs} data-alone={climbs.length === 1 || undefined}>
        {climbs.map((climb, index) =>
          index < drawn ? (
            <RunningClimbCard key={climb.key} climb={climb} />
          ) : (
            <li key={climb.key} className={styles.place} aria-hidden="true" />
          ),
        )}
      </ul>
    </section>
  );
}
