import { begunFields, begunText, keepBegunText } from '@cairn/client/begun-texts';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { addGoals } from '@cairn/client/goals/add-goals';
import { renameGoal } from '@cairn/client/goals/change-goal';
import { parsedText } from '@cairn/client/parsed-text';
import { isBlankName } from '@cairn/core/names/blank-name';
import { shelveName } from '@cairn/client/cairn/shelve-name';
import { m } from '@cairn/words/messages';
import { type BegunRow, begunRows, lockOfBegunRow } from './begun-row.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';
import { shortName } from './short-name.ts';
import { offerUndo } from './undo.ts';
import { goalPlaceOf } from '../drag/zones.ts';

/**
 * Saves texts of crashed pages as if their fields had been left. If the goal was renamed or deleted
 * meanwhile, the name goes to the shelf. A page that still writes holds the lock of its text; when it ends, its
 * text is saved here.
 */
export async function finishBegunRows(cairn: Cairn, signal: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return;
  await cairn.opened;
  await Promise.all(
    begunFields(cairn.account.id, begunRows).map((field) =>
      navigator.locks.request(lockOfBegunRow(field), { signal }, async () => {
        const row = begunRow(cairn.account.id, field);
        if (row) await finish(cairn, field, row);
        keepBegunText(cairn.account.id, field, null);
      }),
    ),
  );
}

function begunRow(accountId: string, field: string): BegunRow | null {
  return parsedText<BegunRow>(begunText(accountId, field));
}

/**
 * Saves one text. If this page closes before the text is removed, the next page saves it again. The field's
 * name as seed prevents duplicates.
 */
async function finish(cairn: Cairn, field: string, { goal, zone, times, text }: BegunRow): Promise<void> {
  const name = text.trim();
  if (isBlankName(name)) return;
  const { result, step } = cairn.undoStack.during(() => {
    if (goal === null) {
      const timed = times ? { times } : {};
      return addGoals(cairn, {
        text,
        place: goalPlaceOf(zone),
        position: { at: 'bottom' },
        seed: field,
        ...timed,
      });
    }
    const now = cairn.replica.goal(goal.key);
    if (now?.name === name) return null;
    if (!now) return shelveName(cairn, goal, name);
    return now.name === goal.name
      ? renameGoal(cairn, goal.key, name)
      : shelveName(cairn, goal, name, 'overwritten');
  });
  if (result === null) return;
  warnUnlessSaved(result.saved);
  await result.saved;
  offerUndo(cairn, step, { text: m.begun_kept({ name: shortName(name) }) });
}
