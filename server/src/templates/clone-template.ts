import type { Language } from '@cairn/words/language';
import type { TemplateCloneBody } from '@cairn/contract/community';
import { lifeOf } from '@cairn/core/accounts/settings';
import { type BoardRow, type ListRow, untouchedBoard, untouchedList } from '@cairn/core/boards/board';
import type { GoalRow } from '@cairn/core/goals/goal';
import { defaultSequenceNo, sequenceStep } from '@cairn/core/order/sequence';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { DateOnly } from '@cairn/core/time/date-only';
import { dueDateOf, periodAfter, periodOf } from '@cairn/core/time/periods';
import { todayIn } from '@cairn/core/time/zones';
import type { Contents } from '../boards/contents.ts';
import { type AnsweredBoard, makeBoard } from '../boards/create-board.ts';
import { newBoardOrList } from '../boards/new-board-or-list.ts';
import { addLists } from '../boards/list-rows.ts';
import { blankGoal } from '../goals/blank-goal.ts';
import { addGoals } from '../goals/goal-write-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { spaceForNew } from '../space-access/space-for-new.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { templateOf } from './all-templates.ts';
import type { Template, TemplateGoal } from './template.ts';
import { templateNote } from './template-note.ts';

/** The template's periods count from the writer's current day. */
export async function cloneTemplate(
  context: ServerContext,
  writer: Writer,
  { code, language }: { readonly code: string; readonly language: Language },
  { space: named, tempId }: TemplateCloneBody,
): Promise<Outcome<AnsweredBoard, Refusal>> {
  const template = templateOf(code, language);
  if (!template) return refused({ code: 'template.unknown' });
  const space = await spaceForNew(context, writer.person, named);
  if (!space.ok) return space;
  const { name, emoji, background, about } = template;
  const board: BoardRow = {
    ...untouchedBoard,
    ...newBoardOrList(context, writer, 'boards', space.value, { tempId }),
    name,
    emoji,
    background,
    richDescription: templateNote(about),
  };
  return makeBoard(context, writer, board, {}, contentsOf(context, writer, template));
}

function contentsOf(context: ServerContext, writer: Writer, { lists }: Template): Contents<BoardRow> {
  const { timezone, dayEndsAtHour } = writer.person.settings;
  const today = todayIn(timezone, context.now(), dayEndsAtHour);
  return async () =>
    accepted({
      write: (tx, { id: board, space, version }) => {
        const rows = lists.map(({ name, emoji }, at): ListRow => {
          const own = { ...untouchedList, ...newBoardOrList(context, writer, 'buckets', space, {}) };
          return { ...own, board, name, emoji, sequenceNo: numberAt(at), version };
        });
        addLists(tx, rows);
        const goals = lists.flatMap((list, at) =>
          goalsOf(context, writer, today, list.goals, {
            space,
            version,
            bucketId: rows[at]?.id ?? null,
            parent: null,
          }),
        );
        addGoals(
          tx,
          goals.map((goal) => ({ goal, change: firstChange(goal) })),
        );
      },
    });
}

type Place = Pick<GoalRow, 'space' | 'version' | 'bucketId' | 'parent'>;

function goalsOf(
  context: ServerContext,
  writer: Writer,
  today: DateOnly,
  goals: readonly TemplateGoal[],
  place: Place,
): readonly GoalRow[] {
  return goals.flatMap((goal, at) => {
    const richThoughts = templateNote(goal.note);
    const row: GoalRow = {
      ...blankGoal(context, writer, place.space, {}),
      ...place,
      ...periodOfGoal(goal, today, writer),
      name: goal.name,
      color: goal.color ?? null,
      bucketSequenceNo: numberAt(at),
      subgoalSequenceNo: numberAt(at),
      richThoughts,
      notesRev: richThoughts === null ? 0 : 1,
      rev: 1,
    };
    const below = { ...place, bucketId: null, parent: row.id };
    return [row, ...goalsOf(context, writer, today, goal.subgoals ?? [], below)];
  });
}

function periodOfGoal(
  { period }: TemplateGoal,
  today: DateOnly,
  { person }: Writer,
): Pick<GoalRow, 'columnId' | 'dueDate'> {
  if (!period) return { columnId: null, dueDate: null };
  const now = periodOf(period.column, today, lifeOf(person.settings));
  return { columnId: period.column, dueDate: dueDateOf(periodAfter(now, period.offset)) };
}

const numberAt = (index: number) => defaultSequenceNo + index * sequenceStep;

function firstChange({ richThoughts }: GoalRow) {
  return richThoughts === null ? null : { rev: 1, key: null, ops: [...richThoughts.ops] };
}
