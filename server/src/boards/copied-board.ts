import { isBackgroundFile, type Background } from '@cairn/core/accounts/background';
import type { BoardRow } from '@cairn/core/boards/board';
import { filesNamedIn, withOtherFiles } from '@cairn/core/files/named-files';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Db, Tx } from '../db/database.ts';
import { addFileCopies, copiesOfNamed, copyableFiles, copyIds } from '../file-access/copied-files.ts';
import { copiedTextRefusal } from '../files/text-room.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import type { Filling } from './contents.ts';
import { copiedBytesRefusal } from './copied-bytes.ts';
import { copyLists, filesOf } from './copied-lists.ts';
import type { Source } from './source-rows.ts';

type Look = Pick<BoardRow, 'background' | 'cover' | 'richDescription'>;

interface BoardCopy extends Filling<BoardRow> {
  /** Returns the copies' ids by the ids of the lists and goals. */
  readonly write: (tx: Tx, board: BoardRow) => ReadonlyMap<string, string>;
}

/**
 * Copies lists, goals and their files. Into another space, also copies the board's pictures if the copier may see them.
 */
export async function copiedContents(
  context: ServerContext,
  writer: Writer,
  tx: Db,
  source: Source,
  staysInSpace: boolean,
  keepsPeriods: boolean,
  link: string | null = null,
): Promise<Outcome<BoardCopy, Refusal>> {
  const tooLarge =
    copiedBytesRefusal(source) ??
    (await copiedTextRefusal(tx, writer.person, {
      goals: source.goals,
      boards: source.board === null ? [] : [source.board],
    }));
  if (tooLarge) return refused(tooLarge);
  const look = staysInSpace || source.board === null ? null : lookOf(source.board);
  const files = await copyableFiles(
    context,
    writer,
    tx,
    [...new Set([...filesOf(source), ...filesNamedIn(look)])],
    link,
  );
  if (!files.ok) return files;
  const pictures = copiesOfNamed(context, files.value, look, null);
  const ids = copyIds(pictures);
  return accepted({
    dressed: (board) => (look === null ? board : { ...board, ...withPictures(lookOf(board), ids) }),
    write: (into, { id, space, version }) => {
      addFileCopies(context, writer, into, space, pictures);
      return copyLists(context, writer, into, source, {
        space,
        version,
        keepsPeriods,
        files: files.value,
        earlier: new Map(source.lists.map(({ board }) => [board, id])),
      });
    },
  });
}

const lookOf = ({ background, cover, richDescription }: Look): Look => ({
  background,
  cover,
  richDescription,
});

function withPictures(look: Look, ids: ReadonlyMap<string, string>): Look {
  const picture = (its: Background | null) =>
    its !== null && isBackgroundFile(its) && !filesNamedIn(its).some((id) => ids.has(id)) ? null : its;
  const kept = { ...look, background: picture(look.background), cover: picture(look.cover) };
  return withOtherFiles(kept, ids);
}
