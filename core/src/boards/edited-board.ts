import { isRefusedName } from '../names/blank-name.ts';
import { firstCharacters, maxNameLength } from '../goals/goal.ts';
import { type NotesDelta } from '../notes/delta.ts';
import { notesFrom } from '../notes/notes-from.ts';
import { cappedSequenceNo } from '../order/sequence.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import type { BoardFields, ListFields } from './board.ts';

/** In UTF-16 units of JSON. */
export const maxAboutLength = 50_000;

export function aboutFrom(input: unknown): Outcome<NotesDelta | null, { readonly code: 'board.about' }> {
  const about = notesFrom(input);
  if (!about.ok || (about.value !== null && JSON.stringify(about.value.ops).length > maxAboutLength))
    return refused({ code: 'board.about' });
  return accepted(about.value);
}

/** Applies an edit. The name is cut to 250 characters; a blank name is refused. */
export function editedBoard<Board extends Pick<BoardFields, 'name' | 'sequenceNo'>>(
  board: Board,
  edit: Partial<BoardFields>,
): Outcome<Board, { readonly code: 'board.name' }> {
  const edited = named({ ...board, ...edit }, nameBefore(board, edit));
  return edited === null ? refused({ code: 'board.name' }) : accepted(edited);
}

export function editedList<List extends Pick<ListFields, 'name' | 'sequenceNo'>>(
  list: List,
  edit: Partial<ListFields>,
): Outcome<List, { readonly code: 'bucket.name' }> {
  const edited = named({ ...list, ...edit }, nameBefore(list, edit));
  return edited === null ? refused({ code: 'bucket.name' }) : accepted(edited);
}

/** Returns null for a new board or list. */
const nameBefore = ({ name }: { readonly name: string }, edit: object) =>
  Object.keys(edit).length === 0 ? null : name;

function named<Thing extends Pick<BoardFields, 'name' | 'sequenceNo'>>(
  thing: Thing,
  before: string | null,
): Thing | null {
  const name = firstCharacters(thing.name, maxNameLength);
  return isRefusedName(name, before)
    ? null
    : { ...thing, name, sequenceNo: cappedSequenceNo(thing.sequenceNo) };
}
