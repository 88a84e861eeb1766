import {
  boardItems,
  type BoardItem,
  type ItemCopy,
  itemPrints,
  type SettledItems,
} from '@cairn/core/boards/board-changes';
import { clearedChecklist } from '@cairn/core/notes/checklist';
import type { Language } from '@cairn/words/language';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { CopiedLists } from './source-rows.ts';

/** Where a board was copied from. */
export type BoardOrigin =
  | { readonly kind: 'board'; readonly code: string }
  | { readonly kind: 'template'; readonly code: string; readonly language: Language };

/** Returns the author's lists and goals as a copy gets them. */
export function sourceItems({ lists, goals }: CopiedLists): readonly BoardItem[] {
  const unticked = goals.map((goal) => ({
    ...goal,
    doneDate: null,
    richThoughts: clearedChecklist(goal.richThoughts),
  }));
  return boardItems({ lists, goals: unticked });
}

/** @param ids the copies' ids by the author's */
export function itemCopies(
  items: readonly BoardItem[],
  ids: ReadonlyMap<string, string>,
): readonly ItemCopy[] {
  return items.flatMap((item) => {
    const own = ids.get(item.id);
    return own === undefined ? [] : [{ source: item.id, own, prints: itemPrints(item) }];
  });
}

const givenItems = `json_to_recordset($2::json) as n (source text, own uuid, prints jsonb)`;

const insert = statement(`
  with cloned as (
    insert into cloned_boards (board_id, source_code, template_code, language) values ($1, $3, $4, $5)
  )
  insert into cloned_items (board_id, source_id, own_id, prints) select $1, n.source, n.own, n.prints from ${givenItems}`);

/** @param ids the copies' ids by the author's */
export function addClone(
  tx: Tx,
  boardId: string,
  origin: BoardOrigin,
  source: CopiedLists,
  ids: ReadonlyMap<string, string>,
): void {
  const copies = JSON.stringify(itemCopies(sourceItems(source), ids));
  const ofOrigin = origin.kind === 'board' ? [origin.code, null, null] : [null, origin.code, origin.language];
  tx.send(insert, [boardId, copies, ...ofOrigin]);
}

interface ClonedRow {
  readonly sourceCode: string | null;
  readonly templateCode: string | null;
  readonly language: Language | null;
  readonly settled: SettledItems;
  readonly copies: readonly ItemCopy[];
}

const select = statement<ClonedRow>(`
  select c.source_code as "sourceCode", c.template_code as "templateCode", c.language, c.settled,
    coalesce((
      select json_agg(json_build_object('source', i.source_id, 'own', i.own_id, 'prints', i.prints))
      from cloned_items i where i.board_id = c.board_id
    ), '[]') as copies
  from cloned_boards c where c.board_id = $1`);

export interface StoredClone extends Pick<ClonedRow, 'settled' | 'copies'> {
  readonly origin: BoardOrigin;
}

/** Returns null if the board was not copied from a public board or a template. */
export async function findClone(db: Db, boardId: string): Promise<StoredClone | null> {
  const [found] = await db.rows(select, [boardId]);
  if (!found) return null;
  const { sourceCode, templateCode, language, settled, copies } = found;
  const origin: BoardOrigin =
    sourceCode === null
      ? { kind: 'template', code: templateCode ?? '', language: language ?? 'en' }
      : { kind: 'board', code: sourceCode };
  return { origin, settled, copies };
}

const update = statement(`
  with settled as (update cloned_boards set settled = $3 where board_id = $1),
  removed as (delete from cloned_items where board_id = $1 and source_id = any($4::text[]))
  insert into cloned_items (board_id, source_id, own_id, prints) select $1, n.source, n.own, n.prints from ${givenItems}
  on conflict (board_id, source_id) do update set own_id = excluded.own_id, prints = excluded.prints`);

/** @param removed ids of the author's lists and goals that have no copy any more */
export function writeClone(
  tx: Tx,
  boardId: string,
  {
    copies,
    settled,
    removed,
  }: Pick<StoredClone, 'copies' | 'settled'> & { readonly removed: readonly string[] },
): void {
  tx.send(update, [boardId, JSON.stringify(copies), JSON.stringify(settled), removed]);
}
