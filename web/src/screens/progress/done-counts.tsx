import { useActiveSpaces, useSpaces } from '@cairn/client/react/account';
import { useDoneGoals } from '@cairn/client/react/done-goals';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { pastDayName } from '../../goals/moment-name.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { usePlanning } from '../../goals/planning.ts';
import styles from './progress-screen.module.css';

export function DoneCounts() {
  const { today } = usePlanning();
  const active = useActiveSpaces();
  const spaces = useSpaces().filter(({ id }) => active.includes(id));
  const done = useDoneGoals(today);
  return (
    <ul className={styles.counts} aria-label={m.progress_done()}>
      {spaces.map((space) => (
        <SpaceCounts key={space.id} space={space} goals={done.get(space.id) ?? []} />
      ))}
    </ul>
  );
}

interface SpaceCountsProps {
  readonly space: ReturnType<typeof useSpaces>[number];
  /** The goals that were done this week. */
  readonly goals: readonly GoalView[];
}

/** Unfolds into its goals. */
function SpaceCounts({ space, goals }: SpaceCountsProps) {
  const { today } = usePlanning();
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const week = goals.length;
  const inDay = goals.filter(({ doneDate }) => doneDate === today).length;
  return (
    <li data-open={isOpen || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        disabled={week === 0}
        onClick={() => setOpen(!isOpen)}
      >
        <SpaceTile {...space} size={28} />
        <span>
          <b dir="auto">{space.name}</b>
          <span>{m.progress_done_counts({ today: inDay, week })}</span>
        </span>
        {week > 0 && <ChevronDown aria-hidden="true" />}
      </button>
      {isOpen && week > 0 && <DoneGoals id={listId} goals={goals} />}
    </li>
  );
}

function DoneGoals({ id, goals: all }: Pick<SpaceCountsProps, 'goals'> & { readonly id: string }) {
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const days = Map.groupBy(all, ({ doneDate }) => doneDate ?? '');
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
