import { useActiveSpaces, useSpaces } from '@cairn/client/react/account';
import { useDoneCounts, useDoneGoals } from '@cairn/client/react/done-counts';
import type { DateOnly } from '@cairn/core/time/date-only';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { pastDayName } from '../../goals/moment-name.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './progress-screen.module.css';

export function DoneCounts({ today }: { readonly today: DateOnly }) {
  const active = useActiveSpaces();
  const spaces = useSpaces().filter(({ id }) => active.includes(id));
  const counts = useDoneCounts(today);
  return (
    <ul className={styles.counts} aria-label={m.progress_done()}>
      {spaces.map((space) => {
        const { inDay = 0, inWeek = 0 } = counts.get(space.id) ?? {};
        return <SpaceCounts key={space.id} space={space} inDay={inDay} inWeek={inWeek} today={today} />;
      })}
    </ul>
  );
}

interface SpaceCountsProps {
  readonly space: ReturnType<typeof useSpaces>[number];
  readonly inDay: number;
  readonly inWeek: number;
  readonly today: DateOnly;
}

/** Unfolds into the goals that were done this week. */
function SpaceCounts({ space, inDay, inWeek, today }: SpaceCountsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <li data-open={isOpen || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        disabled={inWeek === 0}
        onClick={() => setOpen(!isOpen)}
      >
        <SpaceTile {...space} size={28} />
        <span>
          <b dir="auto">{space.name}</b>
          <span>{m.progress_done_counts({ today: inDay, week: inWeek })}</span>
        </span>
        {inWeek > 0 && <ChevronDown aria-hidden="true" />}
      </button>
      {isOpen && inWeek > 0 && <DoneGoals id={listId} space={space.id} today={today} />}
    </li>
  );
}

function DoneGoals({
  id,
  space,
  today,
}: {
  readonly id: string;
  readonly space: string;
  readonly today: DateOnly;
}) {
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const days = Map.groupBy(useDoneGoals(space, today), ({ doneDate }) => doneDate ?? '');
  return (
    <ol id={id}>
      {[...days].map(([day, goals]) => (
        <li key={day}>
          <h3>{pastDayName(day, planning)}</h3>
          <ul>
            {goals.map(({ key, name }) => (
              <li key={key}>
                <Check aria-hidden="true" />
                <button type="button" dir="auto" onClick={() => openGoal(key)}>
                  {name || m.goal_untitled()}
                </button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
