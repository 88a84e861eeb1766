import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { climbArrived, startClimb } from '@cairn/client/climbs/start-climb';
import { useSpaces } from '@cairn/client/react/account';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import type { PublicClimb } from '@cairn/core/climbs/climb';
import { fullestDay, goalsBefore } from '@cairn/core/climbs/plan-summary';
import { firstStartDate, lastStartDate, type PlannedGoal } from '@cairn/core/climbs/planned-goals';
import { suggestedStartDate } from '@cairn/core/climbs/start-choice';
import { type DateOnly, isDateOnly } from '@cairn/core/time/date-only';
import { dayColumn } from '@cairn/core/time/horizons';
import { dayName, weekdayName } from '@cairn/core/time/period-names';
import { periodOf } from '@cairn/core/time/periods';
import { Button } from '@cairn/ui/button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useDeferToSignup } from '../../account/use-defer-to-signup.ts';
import { Notice } from '../../base/notice.tsx';
import { reasonOf } from '../../base/reason-of.ts';
import { climbName } from '../../climbs/climb-words.ts';
import { PlannedHorizons } from '../../climbs/planned-horizons.tsx';
import { shortName } from '../../goals/short-name.ts';
import { usePlanning } from '../../goals/planning.ts';
import { useSpaceChoice } from '../../pickers/use-space-choice.tsx';
import { useIsOnline } from '../../queries/use-server-query.ts';
import styles from './start-card.module.css';
import { StartCalendar } from './start-calendar.tsx';

export interface StartCardProps {
  readonly climb: PublicClimb;
  readonly planned: readonly PlannedGoal[];
  readonly startDate: DateOnly;
  readonly onDate: (date: DateOnly) => void;
  readonly onStarted: () => void;
}

export function StartCard({ climb, planned, startDate, onDate, onStarted }: StartCardProps) {
  const cairn = useCairnIfAny();
  const isOnline = useIsOnline();
  const start = useStart(climb, startDate, onStarted);
  if (cairn && climb.subscription !== null) return <AlreadyOnIt cairn={cairn} id={climb.subscription} />;
  const isOffline = cairn !== null && !isOnline;
  return (
    <aside className={styles.card} aria-label={m.climb_start()}>
      <StartChoice suggested={climb.suggestedStart} startDate={startDate} onDate={onDate} />
      <Plan planned={planned} color={climb.color} />
      {isOffline && <Notice title={m.climbs_offline()} lead={m.climb_start_offline()} />}
      {start.refusal && (
        <p className={styles.refusal} role="alert">
          {reasonOf(start.refusal)}
        </p>
      )}
      <Button
        look="primary"
        size="form"
        wide
        disabled={start.isBusy || isOffline || planned.length === 0}
        onClick={start.run}
      >
        {start.isBusy ? m.climb_starting() : m.climb_start()}
      </Button>
      <p className={styles.fine}>{cairn ? m.climb_start_fine() : m.climb_start_visitor()}</p>
      {start.surface}
    </aside>
  );
}

interface Start {
  readonly isBusy: boolean;
  readonly refusal: AskRefusal | null;
  readonly run: () => void;
  /** The choice of a space. */
  readonly surface: ReactNode;
}

function useStart(climb: PublicClimb, startDate: DateOnly, onStarted: () => void): Start {
  const cairn = useCairnIfAny();
  const defer = useDeferToSignup();
  const spaces = useSpaceChoice();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AskRefusal | null>(null);
  /** Kept for a second try, so that nothing starts twice. */
  const tried = useRef<{ readonly wish: string; readonly key: string } | null>(null);
  const { code } = climb;
  const go = async (holder: Cairn, space: string | undefined) => {
    setBusy(true);
    setRefusal(null);
    const wish = `${startDate} ${space ?? ''}`;
    if (tried.current?.wish !== wish) tried.current = { wish, key: holder.environment.newId() };
    const started = await startClimb({ slug: code, startDate, space }, tried.current.key);
    if (started.ok) {
      await climbArrived(holder, started.value);
      showToast({ text: m.climb_started({ name: shortName(climbName(climb)) }) });
      onStarted();
    } else if (started.refusal.code === 'climb.running') onStarted();
    else setRefusal(started.refusal);
    setBusy(false);
  };
  return {
    isBusy,
    refusal,
    run: () => {
      if (cairn) spaces.choose(cairn, (space) => void go(cairn, space));
      else defer({ type: 'climbSubscription', climbSlug: code, startDate });
    },
    surface: spaces.surface,
  };
}

/** The climb runs, but its subscription is not on this device yet. */
function AlreadyOnIt({ cairn, id }: { readonly cairn: Cairn; readonly id: string }) {
  return (
    <aside className={styles.card} aria-label={m.climb_start()}>
      <h2>{m.climb_on_it()}</h2>
      <Button look="primary" size="form" wide onClick={() => void climbArrived(cairn, { id, progress: [] })}>
        {m.climb_open_yours()}
      </Button>
    </aside>
  );
}

interface StartChoiceProps {
  /** An ISO weekday, or null. */
  readonly suggested: number | null;
  readonly startDate: DateOnly;
  readonly onDate: (date: DateOnly) => void;
}

function StartChoice({ suggested, startDate, onDate }: StartChoiceProps) {
  const { today, locale } = usePlanning();
  const name = useId();
  const [isOther, setOther] = useState(false);
  const authors = suggestedStartDate(suggested, today);
  const dayText = (date: DateOnly) => `${weekdayName(date, locale)} ${dayName(date, today, locale)}`;
  const offers = [
    ...(suggested !== null && authors !== today
      ? [{ date: authors, text: dayText(authors), beside: m.climb_start_suggested() }]
      : []),
    { date: today, text: m.climb_start_today(), beside: dayText(today) },
  ];
  return (
    <fieldset className={styles.choice}>
      <legend>{m.climb_start_on()}</legend>
      {offers.map(({ date, text, beside }) => (
        <label key={date}>
          <input
            type="radio"
            name={name}
            checked={!isOther && startDate === date}
            onChange={() => {
              setOther(false);
              onDate(date);
            }}
          />
          <b>{text}</b>
          <span>{beside}</span>
        </label>
      ))}
      <label>
        <input type="radio" name={name} checked={isOther} onChange={() => setOther(true)} />
        <b>{m.climb_start_other()}</b>
        {isOther && (
          <input
            type="date"
            aria-label={m.climb_start_other()}
            min={firstStartDate}
            max={lastStartDate}
            defaultValue={startDate}
            onChange={({ currentTarget: { value } }) => {
              if (isDateOnly(value) && value >= firstStartDate && value <= lastStartDate) onDate(value);
            }}
          />
        )}
      </label>
    </fieldset>
  );
}

function Plan({ planned, color }: { readonly planned: readonly PlannedGoal[]; readonly color: string }) {
  const cairn = useCairnIfAny();
  const planning = usePlanning();
  const { today, locale, life } = planning;
  const late = goalsBefore(planned, today, life);
  const goalsOn = (day: DateOnly) => cairn?.replica.goalsInPeriod(periodOf(dayColumn, day)).length ?? 0;
  const fullest = cairn && late === 0 ? fullestDay(planned, goalsOn) : null;
  return (
    <div className={styles.adds}>
      <p>
        <b>{m.climb_adds({ count: planned.length })}</b>
        {cairn && <OwnSpace />}
      </p>
      <PlannedHorizons planned={planned} />
      <StartCalendar planned={planned} color={color} />
      {late > 0 && (
        <p className={styles.note} data-warns>
          <CircleAlert aria-hidden="true" />
          {m.climb_before_today({ count: late })}
        </p>
      )}
      {fullest && (
        <p className={styles.note}>
          <CalendarDays aria-hidden="true" />
          {m.climb_fullest({
            day: `${weekdayName(fullest.day, locale)} ${dayName(fullest.day, today, locale)}`,
            count: fullest.goals,
          })}
        </p>
      )}
    </div>
  );
}

/** With one space there is nothing to say. */
function OwnSpace() {
  const spaces = useSpaces();
  const [only] = spaces;
  return only && spaces.length === 1 ? <bdi>{only.name}</bdi> : null;
}
