import { useCairn } from '@cairn/client/react/cairn-context';
import { useSeries } from '@cairn/client/react/repeat';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { repeatGoal } from '@cairn/client/recurrence/repeat-goal';
import { repeatWithChecklist } from '@cairn/client/recurrence/repeat-with-checklist';
import { stopRepeating } from '@cairn/client/recurrence/stop-repeating';
import { nthOccurrenceDate } from '@cairn/core/recurrence/nth-occurrence';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { choiceOf, firstChoice, type RepeatChoice, ruleOfChoice } from '@cairn/core/recurrence/repeat-choice';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { announce } from '@cairn/ui/announcer';
import { Button } from '@cairn/ui/button';
import { Popover } from '@cairn/ui/popover';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { isRefusalCode } from '@cairn/contract/refusals';
import { refusalSentence } from '@cairn/words/refusals';
import { useState } from 'react';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { usePlanning } from '../goals/planning.ts';
import { RepeatPicker } from '../pickers/repeat-picker.tsx';
import styles from '../pickers/repeat-picker.module.css';
import { choiceText } from '../pickers/repeat-text.ts';

interface RepeatSurfaceProps {
  readonly goal: GoalView;
  readonly anchor: Element;
  readonly onClose: () => void;
}

export function RepeatSurface({ goal, anchor, onClose }: RepeatSurfaceProps) {
  const series = useSeries(goal);
  const { columnId, dueDate } = goal;
  return (
    <Popover
      label={m.repeat_title()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {columnId === null || dueDate === null || columnId === 5 ? (
        <div className={styles.surface}>
          <p className={styles.notice}>{columnId === 5 ? m.repeat_not_life() : m.repeat_needs_date()}</p>
        </div>
      ) : series && goal.recurrence ? (
        <SeriesForm
          goal={goal}
          series={series}
          originalDate={goal.recurrence.originalDate}
          onClose={onClose}
        />
      ) : (
        <BeginForm goal={goal} columnId={columnId} dueDate={dueDate} onClose={onClose} />
      )}
    </Popover>
  );
}

interface FormProps {
  readonly goal: GoalView;
  readonly onClose: () => void;
}

type BeginFormProps = FormProps & { readonly columnId: ColumnId; readonly dueDate: DateOnly };

function BeginForm({ goal, columnId, dueDate, onClose }: BeginFormProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const [choice, setChoice] = useState(() => firstChoice(columnId, dueDate));
  const [refusal, setRefusal] = useState<string | null>(null);
  const hasSubgoals = goal.subgoalCount > 0;
  const often = choiceText(choice, columnId, planning);
  const { anchor, times } = choice;
  const rule = ruleOfChoice(choice, columnId);
  const begun = { columnId, rule, anchor, dateFr: dueDate, countedFrom: dueDate, skippedDates: [] };
  const lastDate = times === null ? null : nthOccurrenceDate(begun, dueDate, times);
  const begin = () => {
    const dateTo = times === null ? choice.dateTo : lastDate;
    const verb = hasSubgoals ? repeatWithChecklist : repeatGoal;
    const outcome = verb(cairn, goal.key, { rule, anchor, dateTo });
    if (!outcome.ok) return setRefusal(sentenceOf(outcome.refusal.code));
    warnUnlessSaved(outcome.value.saved);
    onClose();
    // The goal already shows how often it repeats.
    announce(m.repeat_began_toast({ often }));
  };
  return (
    <div className={styles.surface}>
      <RepeatPicker
        columnId={columnId}
        dueDate={dueDate}
        choice={choice}
        lastDate={lastDate}
        onChange={setChoice}
      />
      {hasSubgoals && <p className={styles.notice}>{m.refusal_goal_subgoals_recurring()}</p>}
      {refusal !== null && (
        <p className={styles.notice} role="alert">
          {refusal}
        </p>
      )}
      <footer className={styles.foot}>
        <p className={styles.summary} aria-live="polite">
          {often}
        </p>
        <span className={styles.gap} />
        <Button look="primary" onClick={begin}>
          {hasSubgoals ? m.repeat_to_checklist() : m.repeat()}
        </Button>
      </footer>
    </div>
  );
}

type SeriesFormProps = FormProps & { readonly series: RecurrenceRow; readonly originalDate: DateOnly };

function SeriesForm({ goal, series, originalDate, onClose }: SeriesFormProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const { columnId } = series;
  const known = choiceOf(series, columnId, originalDate);
  const [changed, setChanged] = useState<RepeatChoice | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choice = changed ?? known ?? firstChoice(columnId, originalDate);
  const chosenRule = ruleOfChoice(choice, columnId);
  const isSameRule = known !== null && chosenRule === ruleOfChoice(known, columnId);
  const rule = isSameRule ? series.rule : chosenRule;
  const { anchor, times } = choice;
  const isAsItWas =
    changed === null ||
    (isSameRule && anchor === series.anchor && times === null && choice.dateTo === series.dateTo);
  const lastDateFrom = (countedFrom: DateOnly) =>
    times === null
      ? null
      : nthOccurrenceDate(
          { ...series, rule, anchor, dateFr: originalDate, countedFrom },
          originalDate,
          times,
        );
  const change = (mode: 'ALL' | 'STARTING_FROM_THIS') => {
    const countedFrom = isSameRule || mode === 'ALL' ? series.countedFrom : originalDate;
    const dateTo = times === null ? choice.dateTo : lastDateFrom(countedFrom);
    const outcome = repeatGoal(cairn, goal.key, { rule, anchor, dateTo }, mode);
    if (!outcome.ok) return setRefusal(sentenceOf(outcome.refusal.code));
    warnUnlessSaved(outcome.value.saved);
    onClose();
  };
  const stop = () => {
    warnUnlessSaved(stopRepeating(cairn, goal.key, 'STARTING_FROM_THIS').saved);
    onClose();
    showToast({ text: m.repeat_stopped_toast() });
  };
  return (
    <div className={styles.surface}>
      {!known && <p className={styles.notice}>{m.repeat_own_way_lead()}</p>}
      <RepeatPicker
        columnId={columnId}
        dueDate={originalDate}
        choice={choice}
        lastDate={lastDateFrom(isSameRule ? series.countedFrom : originalDate)}
        onChange={setChanged}
      />
      {refusal !== null && (
        <p className={styles.notice} role="alert">
          {refusal}
        </p>
      )}
      <footer className={styles.foot}>
        <p className={styles.summary} aria-live="polite">
          {known || !isAsItWas ? choiceText(choice, columnId, planning) : m.repeat_own_way()}
        </p>
        {isAsItWas ? (
          <>
            <span className={styles.gap} />
            <Button look="danger" data-tip={m.repeat_stop_lead()} onClick={stop}>
              {m.repeat_stop()}
            </Button>
          </>
        ) : (
          <>
            <span>{m.repeat_change_for()}</span>
            <span className={styles.gap} />
            <Button onClick={() => change('ALL')}>{m.repeat_all()}</Button>
            <Button look="primary" onClick={() => change('STARTING_FROM_THIS')}>
              {m.repeat_from_here()}
            </Button>
          </>
        )}
      </footer>
    </div>
  );
}

function sentenceOf(code: string): string {
  return refusalSentence(isRefusalCode(code) ? code : 'goal.recurrence');
}
