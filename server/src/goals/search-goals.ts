import type { FoundGoal, SearchQuery } from '@cairn/contract/search';
import { excerptAround } from '@cairn/core/goals/excerpt';
import { queryWords } from '@cairn/core/names/search';
import { notesText } from '@cairn/core/notes/delta';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isDateOnly } from '@cairn/core/time/date-only';
import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import { type GoalFilter, goalFilter, readerOf } from './goal-filter.ts';
import { isId } from '../base/ids.ts';
import { type Refusal, unusableCursor } from '../base/refusal.ts';
import { activeSpaces } from '../space-access/active-spaces.ts';
import {
  fewAtMost,
  type FoundPlace,
  foundPlaces,
  type FoundRow,
  placeStatements,
} from '../search/search-statements.ts';
import { wordsQuery } from '../search/search-words.ts';

export interface SearchPage {
  readonly found: readonly FoundGoal[];
  readonly nextCursor: string | null;
}

type PagePlace = readonly [place: FoundPlace, due: string | null, id: string | null];

/**
 * Each word matches the beginning of a word of title, note or one comment (docs/product.md, "Search"). Titles come
 * first, then notes, then comments; newest day first in each. Default: the active spaces.
 */
export async function searchGoals(
  db: Db,
  person: Person,
  query: SearchQuery,
): Promise<Outcome<SearchPage, Refusal>> {
  const after = query.cursor === undefined ? (['title', null, null] as const) : placeFrom(query.cursor);
  if (after === null) return refused(unusableCursor);
  const words = queryWords(query.q);
  const spaces = query.space
    ? person.spaceIds.filter((own) => query.space?.includes(own))
    : activeSpaces(person);
  if (words.length === 0 || spaces.length === 0) return accepted({ found: [], nextCursor: null });
  const found: FoundGoal[] = [];
  for (const place of foundPlaces.slice(foundPlaces.indexOf(after[0]))) {
    const [, due, id] = place === after[0] ? after : [place, null, null];
    const filter = goalFilter(query, readerOf(person), [
      spaces,
      wordsQuery(spaces, words),
      wordsQuery(spaces, words, 'title'),
      query.limit + 1 - found.length,
      due,
      id,
    ]);
    const rows = await rowsAt(db, place, filter, query.deleted);
    found.push(...rows.map((row) => foundGoal(row, place, words)));
    if (found.length > query.limit) break;
  }
  const page = found.slice(0, query.limit);
  const last = found.length > query.limit ? page.at(-1) : undefined;
  return accepted({ found: page, nextCursor: last ? cursorAfter(last) : null });
}

async function rowsAt(
  db: Db,
  place: FoundPlace,
  { condition, values }: GoalFilter,
  withDeleted: boolean,
): Promise<readonly FoundRow[]> {
  const { few, many } = placeStatements(place, condition, withDeleted);
  const rows = await db.rows(few, values);
  const isFew = (rows[0]?.total ?? 0) <= fewAtMost;
  return isFew || many === null ? rows : db.rows(many, values);
}

function foundGoal(found: FoundRow, foundIn: FoundPlace, words: readonly string[]): FoundGoal {
  const { row, isDeleted, commentId, commentText } = found;
  const text = { title: null, notes: row.richThoughts, comments: commentText }[foundIn];
  return {
    goal: {
      id: row.id,
      code: row.code,
      space: row.space,
      name: row.name,
      columnId: row.columnId,
      dueDate: row.dueDate,
      doneDate: row.doneDate,
      bucketId: row.bucketId,
      parent: row.parent,
      color: row.color,
      tags: row.tags,
      assignee: row.assignee,
      public: row.public,
      recurrence: row.recurrence,
      deleted: isDeleted,
    },
    foundIn,
    excerpt: text === null ? null : excerptAround(notesText(text), words),
    commentId,
  };
}

function cursorAfter({ foundIn, goal }: FoundGoal): string {
  return Buffer.from(JSON.stringify([foundIn, goal.dueDate, goal.id])).toString('base64url');
}

function placeFrom(cursor: string): PagePlace | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(read) || read.length !== 3) return null;
    const [at, due, id] = read as unknown[];
    const place = foundPlaces.find((each) => each === at);
    const isDay = due === null || (typeof due === 'string' && isDateOnly(due));
    return place && isDay && typeof id === 'string' && isId(id) ? [place, due, id] : null;
  } catch {
    return null;
  }
}
