import { deleteSeveral } from '@cairn/client/goals/delete-several';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useGoal } from '@cairn/client/react/goal';
import { useSeries } from '@cairn/client/react/repeat';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { editSeveral } from '@cairn/client/recurrence/edit-several';
import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { isRefusalCode } from '@cairn/contract/refusals';
import { refusalSentence } from '@cairn/words/refusals';
import { useEffect } from 'react';
import { type SeriesQuestionRequest, seriesQuestion } from '../goals/ui-requests.ts';
import { deleteWithUndo } from '../goals/delete-with-undo.ts';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { withdrawOffer } from '../goals/undo-offers.ts';
import { usePlanning } from '../goals/planning.ts';
import { seriesText } from '../pickers/repeat-text.ts';
import styles from './series-question.module.css';

export function SeriesQuestion({ request }: { readonly request: SeriesQuestionRequest }) {
  const { goal } = useGoal(request.key);
  const isGone = goal === null;
  // The goal was deleted elsewhere meanwhile.
  useEffect(() => {
    if (isGone) seriesQuestion.set(null);
  }, [isGone]);
  return goal && <Question goal={goal} request={request} />;
}

function Question({ goal, request }: { readonly goal: GoalView; readonly request: SeriesQuestionRequest }) {
  const cairn = useCairn();
  const planning = usePlanning();
  const series = useSeries(goal);
  const { edit } = request;
  const often =
    series && goal.recurrence ? seriesText(series, goal.recurrence.originalDate, planning) : m.repeats();
  const close = () => seriesQuestion.set(null);
  const answer = (mode: EditScope) => {
    close();
    if (edit === null) {
      request.onDelete?.();
      return deleteWithUndo(cairn, deleteSeveral(cairn, goal.key, mode));
    }
    const outcome = editSeveral(cairn, goal.key, { edit }, mode);
    if (!outcome.ok) {
      const { code } = outcome.refusal;
      return void showToast({ text: refusalSentence(isRefusalCode(code) ? code : 'goal.recurrence') });
    }
    warnUnlessSaved(outcome.value.saved);
    if (request.alone) withdrawOffer(request.alone);
    showToast({ text: m.repeat_changed_toast() });
  };
  const title = edit === null ? m.repeat_delete_title() : m.repeat_edit_title();
  return (
    <Dialog label={title} isOpen onClose={close} width={400}>
      <DialogHead title={title} />
      <p className={styles.lead}>
        {edit === null
          ? m.repeat_delete_lead({ name: bidiIsolated(goal.name), often })
          : m.repeat_edit_lead()}
      </p>
      <div className={styles.answers}>
        {edit === null && <Button onClick={() => answer('ONLY_THIS')}>{m.repeat_this_one()}</Button>}
        <Button onClick={() => answer('STARTING_FROM_THIS')}>{m.repeat_from_here()}</Button>
        <Button look={edit === null ? 'danger' : 'plain'} onClick={() => answer('ALL')}>
          {m.repeat_all()}
        </Button>
        <Button look="ghost" onClick={close}>
          {m.action_cancel()}
        </Button>
      </div>
    </Dialog>
  );
}
