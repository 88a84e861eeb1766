import { useCairn } from '@cairn/client/react/cairn-context';
import { stepStates } from '@cairn/client/replica/running-climbs';
import type { GoalOfClimb, StartedClimb } from '@cairn/client/replica/started-climbs';
import { stepPlaces } from '@cairn/core/climbs/climb-shape';
import type { PublicClimb } from '@cairn/core/climbs/climb';
import { dayName } from '@cairn/core/time/period-names';
import { Button } from '@cairn/ui/button';
import { CheckBox } from '@cairn/ui/check-box';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { IconButton } from '@cairn/ui/icon-button';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import Lock from 'lucide-react/icons/lock';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useDrawn } from '../../base/use-frames.ts';
import { ClimbHero } from '../../climbs/climb-hero.tsx';
import { ClimbOffer } from '../../climbs/climb-offer.tsx';
import { landmarks } from '../../climbs/climb-states.ts';
import { climbName } from '../../climbs/climb-words.ts';
import { HiddenGoals } from '../../goals/hidden-goals.tsx';
import { maxDrawn } from '../../goals/list-look.ts';
import { isClosed, lockText, sayLocked } from '../../goals/locked-goal.ts';
import { useOpenGoal } from '../../goals/open-goal.ts';
import { stoneOf } from '../../goals/period-words.ts';
import { namedSchedule, type Planning, usePlanning } from '../../goals/planning.ts';
import { tick } from '../../goals/tick.ts';
import { BackLink } from '../../page/back-link.tsx';
import { OpenPage } from '../../public-pages/open-page.tsx';
import { ClimbActs } from './climb-acts.tsx';
import page from './climb-screen.module.css';
import styles from './started-climb.module.css';
import { stepsPerFrame } from './steps-per-frame.ts';

const ClimbSettings = lazy(() =>
  import('../../climbs/climb-settings.tsx').then((part) => ({ default: part.ClimbSettings })),
);

interface StartedClimbPageProps {
  readonly started: StartedClimb;
  /** The public climb, if it could be read. */
  readonly climb: PublicClimb | null;
  /** Null while the climb cannot be read. */
  readonly onStartAgain: (() => void) | null;
}

/** The reader's own climb, with its goals. Works offline. */
export function StartedClimbPage({ started, climb, onStartAgain }: StartedClimbPageProps) {
  const { climb: mark, steps, goals, doneCount, next } = started;
  const isNarrow = useNarrow();
  const planning = usePlanning();
  const [isSetting, setSetting] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const places = useMemo(() => stepPlaces(steps), [steps]);
  const states = useMemo(() => stepStates(started), [started]);
  const labels = landmarks(started).map((goal) => ({
    index: steps.findIndex(({ id }) => id === goal.climbStep.id),
    name: goal.name || m.goal_untitled(),
    when: whenOf(goal, planning),
    isNext: goal.key === next?.key,
  }));
  const nextAt = goals.findIndex(({ key }) => key === next?.key);
  const shown = showsAll ? goals : goals.slice(0, Math.max(maxDrawn, nextAt + 1));
  const drawn = shown.slice(0, useDrawn(shown.length, stepsPerFrame));
  return (
    <OpenPage
      title={climbName(mark)}
      start={<BackLink to="/climbs/" label={m.climbs_to_all()} />}
      end={
        <>
          {climb && <ClimbActs climb={climb} />}
          {isNarrow ? (
            <IconButton
              label={m.climb_settings_button()}
              icon={<SlidersHorizontal />}
              onClick={() => setSetting(true)}
            />
          ) : (
            <Button icon={<SlidersHorizontal />} onClick={() => setSetting(true)}>
              {m.climb_settings_button()}
            </Button>
          )}
        </>
      }
    >
      <div className={page.page}>
        <div className={page.main}>
          {climb && <ClimbOffer started={started} climb={climb} />}
          <ClimbHero
            climb={{ ...mark, ...(climb && { description: climb.description, language: climb.language }) }}
            places={places}
            states={states}
            labels={labels}
          />
        </div>
        <section className={styles.progress} data-color={mark.color} aria-label={m.climb_path()}>
          <h2>{m.climb_progress({ done: doneCount, count: goals.length })}</h2>
          <Bar started={started} />
          {next === null && (
            <p className={styles.top}>
              {m.climb_finished()}
              {onStartAgain && <Button onClick={onStartAgain}>{m.climb_again()}</Button>}
            </p>
          )}
          <ol>
            {drawn.map((goal) => (
              <StepGoal key={goal.key} goal={goal} isNext={goal.key === next?.key} />
            ))}
          </ol>
          <HiddenGoals count={goals.length - shown.length} onShowAll={() => setShowsAll(true)} />
        </section>
      </div>
      {isSetting && (
        <Suspense fallback={null}>
          <ClimbSettings started={started} onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </OpenPage>
  );
}

/** A part for each goal of a short climb. */
const mostParts = 40;

function Bar({ started: { goals, doneCount, next } }: { readonly started: StartedClimb }) {
  if (goals.length > mostParts)
    return (
      <div className={styles.bar} aria-hidden="true">
        <i data-done style={{ flex: doneCount }} />
        <i style={{ flex: goals.length - doneCount }} />
      </div>
    );
  return (
    <div className={styles.bar} aria-hidden="true">
      {goals.map(({ key, doneDate, locked }) => (
        <i
          key={key}
          data-done={doneDate !== null || undefined}
          data-next={(key === next?.key && !locked) || undefined}
        />
      ))}
    </div>
  );
}

function whenOf(goal: GoalOfClimb, planning: Planning): string {
  const { columnId, dueDate, doneDate } = goal;
  if (doneDate !== null) return m.climb_done_on({ date: dayName(doneDate, planning.today, planning.locale) });
  if (isClosed(goal)) return dayName(goal.climbStep.opensOn, planning.today, planning.locale);
  return columnId === null || dueDate === null ? '' : namedSchedule({ columnId, dueDate }, planning).title;
}

function StepGoal({ goal, isNext }: { readonly goal: GoalOfClimb; readonly isNext: boolean }) {
  const cairn = useCairn();
  const planning = usePlanning();
  const openGoal = useOpenGoal();
  const { columnId, dueDate, doneDate, climbStep } = goal;
  const isLocked = isClosed(goal);
  const name = goal.name || m.goal_untitled();
  const open = () => (isLocked ? sayLocked(goal, planning) : openGoal(goal.key));
  return (
    <li
      data-goal={goal.key}
      data-next={(isNext && !isLocked) || undefined}
      data-done={doneDate !== null || undefined}
      data-locked={isLocked || undefined}
    >
      {isLocked ? (
        <Lock className={styles.lock} aria-hidden="true" />
      ) : (
        <CheckBox
          label={m.goal_done_box({ name })}
          isChecked={doneDate !== null}
          isColored
          isDisabled={goal.locked}
          onChange={(isDone) => tick(cairn, goal, isDone)}
        />
      )}
      <div>
        <button type="button" className={styles.goal} data-goal-title dir="auto" onClick={open}>
          {name}
        </button>
        <span className={styles.when}>
          {doneDate !== null && m.climb_done_on({ date: dayName(doneDate, planning.today, planning.locale) })}
          {doneDate === null && isLocked && lockText(goal, planning)}
          {doneDate === null && !isLocked && columnId !== null && dueDate !== null && (
            <>
              <HorizonGlyph stone={stoneOf[columnId]} />
              {namedSchedule({ columnId, dueDate }, planning).title}
            </>
          )}
        </span>
        {isNext && !isLocked && climbStep.description !== '' && <p dir="auto">{climbStep.description}</p>}
        {isNext && !isLocked && <Button onClick={open}>{m.climb_notes_and_thoughts()}</Button>}
      </div>
    </li>
  );
}
