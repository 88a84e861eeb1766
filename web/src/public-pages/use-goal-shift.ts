import { editBoardGoal } from '@cairn/client/public-boards/public-board-calls';
import type { ShownGoal } from '@cairn/client/public-boards/read-public-board';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useLayoutEffect, useRef } from 'react';
import { reasonOf } from '../base/reason-of.ts';
import { shiftedGoal } from './shifted-goal.ts';

/** @param focused keeps the focus after the move */
export type ShiftGoal = (goal: ShownGoal, steps: 1 | -1, focused: Element | null) => void;

/**
 * @param board the board's code
 * @param goals the shown goals, sorted
 */
export function useGoalShift(board: string, goals: readonly ShownGoal[], onChanged: () => void): ShiftGoal {
  const isShifting = useRef(false);
  /** A moved element loses the focus, and gets it back when the goals have this order. */
  const focusAfter = useRef<{ readonly element: Element; readonly order: string } | null>(null);
  const codes = goals.map(({ code }) => code);

  useLayoutEffect(() => {
    if (focusAfter.current?.order !== codes.join()) return;
    const { element } = focusAfter.current;
    focusAfter.current = null;
    if (element instanceof HTMLElement) element.focus();
  });

  const shift = async (goal: ShownGoal, steps: 1 | -1, focused: Element | null) => {
    const numbers = shiftedGoal(goals, goal.code, steps);
    if (numbers.length === 0 || isShifting.current) return;
    isShifting.current = true;
    for (const { key, sequenceNo } of numbers) {
      const edited = await editBoardGoal(board, key, { bucketSequenceNo: sequenceNo });
      if (edited.ok) continue;
      isShifting.current = false;
      return void showToast({ text: reasonOf(edited.refusal) });
    }
    isShifting.current = false;
    const at = codes.indexOf(goal.code) + steps;
    const order = codes.filter((code) => code !== goal.code).toSpliced(at, 0, goal.code);
    focusAfter.current = focused && { element: focused, order: order.join() };
    const name = nameInSentence(goal.name) || m.goal_untitled();
    announce(m.public_goal_moved({ name, place: at + 1, count: goals.length }));
    onChanged();
  };
  return (goal, steps, focused) => void shift(goal, steps, focused);
}
