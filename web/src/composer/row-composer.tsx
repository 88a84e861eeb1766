import { addGoals } from '@cairn/client/goals/add-goals';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { QuickGoal } from '@cairn/core/goals/quick-goal';
import { sharePeriod } from '@cairn/core/goals/moved-goal';
import { goalLines } from '@cairn/core/goals/lines';
import { m } from '@cairn/words/messages';
import { useDeferredValue } from 'react';
import { useCell } from '../base/cell.ts';
import { goalPlaceOf } from '../drag/zones.ts';
import { namedSchedule, type Planning, usePlanning } from '../goals/planning.ts';
import type { RowComposer, RowWordsProps } from '../goals/row-composer.ts';
import { offerUndo } from '../goals/undo.ts';
import { addLine } from './add-line.ts';
import { plainGoal } from './plain-goal.ts';
import { readLine } from './read-line.ts';
import { answered } from './line-answers.ts';
import { OfferedPeriods } from './offered-periods.tsx';
import { LineExamples } from './line-examples.tsx';
import { RecognisedParts, TintedLine } from './recognised-parts.tsx';
import styles from './row-composer.module.css';
import { useLineKeys } from './use-line-keys.ts';

/** Tinted words over the field, and chips below it. Clicks leave the focus in the field. */
export function RowWords({ field, zone, line, space }: RowWordsProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const typed = useDeferredValue(useCell(line, (value) => value));
  const place = goalPlaceOf(zone);
  const isList = goalLines(typed.text).length > 1;
  const goal = isList
    ? plainGoal(typed.text)
    : readLine(typed.text, { cairn, planning, place, schedule: typed.schedule ?? null, space }, typed);
  const answer = answered(line.get(), (next) => line.set({ ...line.get(), ...next }));
  useLineKeys(field, goal, answer);
  return (
    <>
      <TintedLine className={styles.tinted} text={typed.text} parts={goal.parts} />
      <div className={styles.below} role="presentation" onMouseDown={(event) => event.preventDefault()}>
        <RecognisedParts
          goal={goal}
          isOutOfTabOrder
          onRefuse={(part) => answer.refuse([part])}
          onAccept={answer.accept}
        />
        {'parent' in place && typed.text !== '' && goal.schedule === null && (
          <OfferedPeriods
            parent={place.parent}
            chosen={typed.schedule}
            onChoose={(schedule) => line.set({ ...line.get(), schedule })}
          />
        )}
        <LineExamples className={styles.ask} isOutOfTabOrder />
      </div>
    </>
  );
}

export { addBelow } from './add-below.ts';

const dividerMark = '---';

export const addTyped: RowComposer['addTyped'] = ({ cairn, planning }, { line, zone, position, given }) => {
  const place = goalPlaceOf(zone);
  if (line.text.trim() === dividerMark)
    return addGoals(cairn, { ...given, text: '', type: 'divider', place, position });
  const count = goalLines(line.text).length;
  if (count !== 1) {
    const { result, step } = cairn.undoStack.during(() =>
      addGoals(cairn, { ...given, text: line.text, place, position }),
    );
    if (count > 1) offerUndo(cairn, step, { text: m.add_pasted_toast({ count }) });
    return result;
  }
  const schedule = line.schedule ?? null;
  const goal = readLine(line.text, { cairn, planning, place, schedule, space: given?.space }, line);
  const { result, step } = cairn.undoStack.during(() =>
    addLine(cairn, goal, planning.timezone, { ...given, place, schedule, position }),
  );
  const elsewhere = periodElsewhere(goal, zone, planning);
  if (elsewhere !== null) offerUndo(cairn, step, { text: m.add_done_toast({ period: elsewhere }) });
  return result;
};

/** Returns the name of the goal's period if the field's list does not show it. */
export function periodElsewhere({ schedule }: QuickGoal, zone: string, planning: Planning): string | null {
  const place = goalPlaceOf(zone);
  if (!schedule || !('columnId' in place)) return null;
  if (sharePeriod(place, schedule)) return null;
  return namedSchedule(schedule, planning).title;
}
