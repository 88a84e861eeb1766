import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { PublicClimb } from '@cairn/core/climbs/climb';
import { type PlannedGoal, plannedGoals } from '@cairn/core/climbs/planned-goals';
import { suggestedStartDate } from '@cairn/core/climbs/start-choice';
import type { DateOnly } from '@cairn/core/time/date-only';
import { dayName } from '@cairn/core/time/period-names';
import { todayIn } from '@cairn/core/time/zones';
import { Avatar } from '@cairn/ui/avatar';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Flag from 'lucide-react/icons/flag';
import Footprints from 'lucide-react/icons/footprints';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { ClimbHero } from '../../climbs/climb-hero.tsx';
import { climbName, stepsText } from '../../climbs/climb-words.ts';
import { usePlanning } from '../../goals/planning.ts';
import { BackLink } from '../../page/back-link.tsx';
import { OpenPage } from '../../public-pages/open-page.tsx';
import { ClimbActs } from './climb-acts.tsx';
import { ClimbPath } from './climb-path.tsx';
import styles from './climb-screen.module.css';
import { PhoneStart } from './phone-start.tsx';
import { StartCard } from './start-card.tsx';

const NoteView = lazy(() => import('../../notes/note-view.tsx').then((part) => ({ default: part.NoteView })));

interface PublicClimbPageProps {
  readonly climb: PublicClimb;
  readonly onChanged: () => void;
}

/** A climb before it starts. Dates follow the chosen start. */
export function PublicClimbPage({ climb, onChanged }: PublicClimbPageProps) {
  const isMember = useCairnIfAny() !== null;
  const isNarrow = useNarrow();
  const { today, life } = usePlanning();
  const [startDate, setStartDate] = useState<DateOnly>(() => suggestedStartDate(climb.suggestedStart, today));
  const { steps, places, color, language } = climb;
  const plan = useMemo(() => plannedGoals(steps, startDate, life), [steps, startDate, life]);
  const planned: readonly PlannedGoal[] = plan.ok ? plan.value : [];
  const name = climbName(climb);
  const start = { climb, planned, startDate, onDate: setStartDate, onStarted: onChanged };
  return (
    <OpenPage
      title={name}
      heading="own"
      start={<BackLink to="/climbs/" label={m.climbs_to_all()} />}
      end={<ClimbActs climb={climb} />}
    >
      {!isMember && (
        <nav className={styles.crumbs}>
          <Link to="/climbs/">{m.nav_climbs()}</Link>
          <ClimbActs climb={climb} />
        </nav>
      )}
      <div className={styles.page}>
        <div className={styles.main}>
          <ClimbHero climb={climb} places={places} />
          <Facts climb={climb} />
          <About climb={climb} />
          <ClimbPath
            steps={steps}
            planned={planned}
            startDate={startDate}
            color={color}
            language={language}
          />
        </div>
        {!isNarrow && <StartCard {...start} />}
      </div>
      {isNarrow && <PhoneStart {...start} />}
    </OpenPage>
  );
}

function Facts({ climb }: { readonly climb: PublicClimb }) {
  const { today, locale, timezone } = usePlanning();
  const { stepsCount, stepsDescriptor, subscribersCount, finishedCount, author, publishedDatetime } = climb;
  const changed = todayIn(timezone, Date.parse(publishedDatetime));
  return (
    <ul className={styles.facts}>
      <li>
        <Footprints aria-hidden="true" />
        {stepsText(stepsCount, stepsDescriptor)}
      </li>
      <li>
        <Users aria-hidden="true" />
        {m.climb_people({ count: subscribersCount })}
      </li>
      <li>
        <Flag aria-hidden="true" />
        {m.climb_summit_count({ count: finishedCount })}
      </li>
      {author && (
        <li className={styles.by}>
          <Avatar name={author.name} image={author.image} size={20} />
          <bdi>{author.name}</bdi>
          <span>{m.climb_changed({ date: dayName(changed, today, locale) })}</span>
        </li>
      )}
    </ul>
  );
}

function About({ climb: { richDescription, language } }: { readonly climb: PublicClimb }) {
  const headingId = useId();
  if (richDescription === null) return null;
  return (
    <section className={styles.about} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.climb_about()}</h2>
      <div lang={language}>
        <Suspense fallback={null}>
          <NoteView notes={richDescription} label={m.climb_about()} />
        </Suspense>
      </div>
    </section>
  );
}
