import type { OwnClimb } from '@cairn/client/climbs/own-climbs';
import { stepPlaces, stepsDescriptor } from '@cairn/core/climbs/climb-shape';
import { firstStartDate, lastStartDate, plannedGoals } from '@cairn/core/climbs/planned-goals';
import { type DateOnly, isDateOnly } from '@cairn/core/time/date-only';
import { m } from '@cairn/words/messages';
import { refusalSentence } from '@cairn/words/refusals';
import { Link } from '@tanstack/react-router';
import Eye from 'lucide-react/icons/eye';
import { ClimbIcon } from '../../climbs/climb-icon.tsx';
import { ClimbProfile } from '../../climbs/climb-profile.tsx';
import { climbName, stepsText } from '../../climbs/climb-words.ts';
import { PlannedHorizons } from '../../climbs/planned-horizons.tsx';
import { usePlanning } from '../../goals/planning.ts';
import styles from './climb-preview.module.css';

interface ClimbPreviewProps {
  readonly climb: OwnClimb;
  readonly start: DateOnly;
  readonly onStart: (start: DateOnly) => void;
  /** Id of the open step. */
  readonly chosen: string | null;
}

export function ClimbPreview({ climb, start, onStart, chosen }: ClimbPreviewProps) {
  const planning = usePlanning();
  const { steps, color, icon } = climb;
  const planned = plannedGoals(steps, start, planning.life);
  const states = steps.map(({ id, enabled }) => (id === chosen ? 'chosen' : enabled ? 'ahead' : 'off'));
  return (
    <aside className={styles.preview} aria-label={m.climb_editor_preview()}>
      <div className={styles.scene} data-color={color}>
        <ClimbProfile places={stepPlaces(steps)} states={states} seed={climb.key} />
        <div className={styles.title}>
          <span>
            <ClimbIcon name={icon} />
          </span>
          <p>
            <b dir="auto">{climbName(climb)}</b>
            {steps.length === 0 ? m.climb_no_steps() : stepsText(steps.length, stepsDescriptor(steps))}
          </p>
        </div>
      </div>
      {climb.public && climb.code !== null && (
        <Link to="/climbs/$code/" params={{ code: climb.code }} search={{}} className={styles.open}>
          <Eye aria-hidden="true" />
          {m.climb_preview_open()}
        </Link>
      )}
      {steps.length === 0 ? (
        <p className={styles.lead}>{m.climb_preview_empty()}</p>
      ) : (
        <>
          <label className={styles.start}>
            {m.climb_preview_start()}
            <input
              type="date"
              min={firstStartDate}
              max={lastStartDate}
              required
              value={start}
              onChange={({ currentTarget: { value } }) => isDateOnly(value) && onStart(value)}
            />
          </label>
          {planned.ok ? (
            <>
              <p className={styles.adds}>{m.climb_adds({ count: planned.value.length })}</p>
              <PlannedHorizons planned={planned.value} />
            </>
          ) : (
            <p role="status">{refusalSentence(planned.refusal.code)}</p>
          )}
        </>
      )}
    </aside>
  );
}
