import { authorChanges } from '@cairn/client/climbs/author-changes';
import { leaveClimb } from '@cairn/client/climbs/leave-climb';
import {
  climbRestart,
  climbStartMove,
  type MoveRefusal,
  moveClimbStart,
  restartClimb,
} from '@cairn/client/climbs/move-climb';
import { readPublicClimb } from '@cairn/client/climbs/public-climbs';
import type { StartedClimb } from '@cairn/client/replica/started-climbs';
import { useCairn } from '@cairn/client/react/cairn-context';
import { goalsCountOf, firstStartDate, lastStartDate } from '@cairn/core/climbs/planned-goals';
import { isDateOnly } from '@cairn/core/time/date-only';
import { dayName } from '@cairn/core/time/period-names';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { IconButton } from '@cairn/ui/icon-button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useState } from 'react';
import { shortName } from '../goals/short-name.ts';
import { usePlanning } from '../goals/planning.ts';
import { offerUndo } from '../goals/undo.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { usePublicQuery } from '../queries/use-server-query.ts';
import { ClimbIcon } from './climb-icon.tsx';
import styles from './climb-settings.module.css';
import { climbName } from './climb-words.ts';
import { planRefusalTexts } from './plan-refusal-texts.ts';

interface ClimbSettingsProps {
  readonly started: StartedClimb;
  readonly onClose: () => void;
}

/** Moves the start, restarts, offers the author's changes, leaves. Each part says its effect first. */
export function ClimbSettings({ started, onClose }: ClimbSettingsProps) {
  const { today, locale } = usePlanning();
  const { climb, startDate } = started;
  return (
    <Dialog label={m.climb_settings_title()} isOpen onClose={onClose} width={424}>
      <DialogHead title={m.climb_settings_title()}>
        <IconButton label={m.action_close()} shortcut="Esc" icon={<X />} onClick={onClose} />
      </DialogHead>
      <div className={styles.body} data-color={climb.color}>
        <p className={styles.climb}>
          <span className={styles.icon}>
            <ClimbIcon name={climb.icon} />
          </span>
          <span>
            <b dir="auto">{climbName(climb)}</b>
            {m.climb_started_on({ date: dayName(startDate, today, locale) })}
          </span>
        </p>
        <MoveStart started={started} onDone={onClose} />
        <Restart started={started} onDone={onClose} />
        <Changes started={started} onDone={onClose} />
        <Leave started={started} onDone={onClose} />
      </div>
    </Dialog>
  );
}

interface PartProps {
  readonly started: StartedClimb;
  readonly onDone: () => void;
}

const sayRefused = ({ code }: MoveRefusal) => showToast({ text: planRefusalTexts[code]() });

function MoveStart({ started, onDone }: PartProps) {
  const cairn = useCairn();
  const { today, locale } = usePlanning();
  const fieldId = useId();
  const { key, startDate } = started;
  const [date, setDate] = useState(startDate);
  const effect = date === startDate ? null : climbStartMove(cairn, key, date);
  const move = (to: string, isUndo: boolean) => {
    const before = started.startDate;
    const moved = moveClimbStart(cairn, key, to);
    if (!moved.ok) return sayRefused(moved.refusal);
    warnUnlessSaved(moved.value.saved);
    showToast({
      text: m.climb_moved_to({ date: dayName(to, today, locale) }),
      ...(!isUndo && { action: { label: m.action_undo(), run: () => move(before, true) } }),
    });
  };
  return (
    <section>
      <h3>
        <label htmlFor={fieldId}>{m.climb_move_title()}</label>
      </h3>
      <div className={styles.line}>
        <input
          id={fieldId}
          type="date"
          min={firstStartDate}
          max={lastStartDate}
          defaultValue={startDate}
          onChange={({ currentTarget: { value } }) => setDate(isDateOnly(value) ? value : startDate)}
        />
        <Button
          disabled={!effect?.ok}
          onClick={() => {
            move(date, false);
            onDone();
          }}
        >
          {m.climb_move()}
        </Button>
      </div>
      {effect && (
        <p className={styles.effect}>
          {effect.ok
            ? m.climb_move_effect({ count: effect.value.goals.length })
            : planRefusalTexts[effect.refusal.code]()}
        </p>
      )}
    </section>
  );
}

function Restart({ started, onDone }: PartProps) {
  const cairn = useCairn();
  const fieldId = useId();
  const [isAsking, setAsking] = useState(false);
  const steps = started.steps.map((step, index) => ({ ...step, number: index + 1 }));
  const offered = steps.filter((step) => goalsCountOf(step) > 0);
  const [chosen, setChosen] = useState(offered[0]?.id ?? '');
  const number = steps.find(({ id }) => id === chosen)?.number ?? 1;
  const effect = climbRestart(cairn, started.key, chosen);
  const effectText = effect.ok
    ? m.climb_restart_effect({ count: effect.value.goals.length })
    : planRefusalTexts[effect.refusal.code]();
  const restart = () => {
    const restarted = restartClimb(cairn, started.key, chosen);
    if (!restarted.ok) return sayRefused(restarted.refusal);
    warnUnlessSaved(restarted.value.saved);
    showToast({ text: m.climb_restarted() });
    onDone();
  };
  return (
    <section>
      <h3>
        <label htmlFor={fieldId}>{m.climb_restart_title()}</label>
      </h3>
      <div className={styles.line}>
        <select id={fieldId} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
          {offered.map((step) => (
            <option key={step.id} value={step.id}>
              {m.climb_numbered_step({ number: step.number, name: step.name || m.goal_untitled() })}
            </option>
          ))}
        </select>
        <Button disabled={!effect.ok} onClick={() => setAsking(true)}>
          {m.climb_restart()}
        </Button>
      </div>
      <p className={styles.effect}>{effectText}</p>
      {isAsking && (
        <Question
          title={m.climb_restart_ask({ number })}
          text={effectText}
          stay={m.action_cancel()}
          go={m.climb_restart_from({ number })}
          onGo={restart}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Also leads to changes that were left. */
function Changes({ started, onDone }: PartProps) {
  const { code } = started.climb;
  const { value } = usePublicQuery(['climb', code], () => readPublicClimb(code));
  if (!value) return null;
  const { offered, left } = authorChanges(started, value.steps);
  if (offered.length + left.length === 0) return null;
  const isLeft = offered.length === 0;
  return (
    <section>
      <h3>
        {isLeft ? m.climb_changes_left({ count: left.length }) : m.climb_changes({ count: offered.length })}
      </h3>
      <p className={styles.effect}>{isLeft ? m.climb_changes_left_lead() : m.climb_changes_lead()}</p>
      <Link to="/climbs/$code/changes/" params={{ code }} className={styles.look} onClick={onDone}>
        {m.climb_changes_look()}
      </Link>
    </section>
  );
}

function Leave({ started, onDone }: PartProps) {
  const cairn = useCairn();
  const [isAsking, setAsking] = useState(false);
  const { key, climb, doneCount, goals } = started;
  const open = goals.length - doneCount;
  const name = climbName(climb);
  const leave = () => {
    const { saved, step } = leaveClimb(cairn, key);
    warnUnlessSaved(saved);
    onDone();
    offerUndo(cairn, step, { text: m.climb_left({ name: shortName(name) }) });
  };
  return (
    <section>
      <h3>{m.climb_leave_title()}</h3>
      <dl className={styles.both}>
        <div>
          <dt>{m.climb_stays()}</dt>
          <dd>{m.climb_stays_lead({ count: doneCount })}</dd>
        </div>
        <div>
          <dt>{m.climb_goes()}</dt>
          <dd>{m.climb_goes_lead({ count: open })}</dd>
        </div>
      </dl>
      <Button look="danger" onClick={() => setAsking(true)}>
        {m.climb_leave()}
      </Button>
      {isAsking && (
        <Question
          title={m.climb_leave_ask({ name: shortName(name) })}
          text={`${m.climb_goes_lead({ count: open })}. ${m.climb_stays_lead({ count: doneCount })}.`}
          stay={m.climb_stay()}
          go={m.climb_leave()}
          isDangerous
          onGo={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

interface QuestionProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly stay: string;
  readonly go: string;
  readonly isDangerous?: boolean;
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** The focus is on the answer that changes nothing. */
function Question({ title, text, stay, go, isDangerous = false, onGo, onClose }: QuestionProps) {
  return (
    <Dialog label={title} isOpen onClose={onClose} width={420}>
      <DialogHead title={title} />
      <p className={styles.question}>{text}</p>
      <footer className={styles.answers}>
        <Button onClick={onClose}>{stay}</Button>
        <Button look={isDangerous ? 'danger' : 'plain'} onClick={onGo}>
          {go}
        </Button>
      </footer>
    </Dialog>
  );
}
