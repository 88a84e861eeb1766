import type { Language } from '@cairn/words/language';
import type { TemplateCloneBody } from '@cairn/contract/community';
import { type BoardRow, untouchedBoard } from '@cairn/core/boards/board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { addClone } from '../boards/cloned-rows.ts';
import type { Contents } from '../boards/contents.ts';
import { copyLists } from '../boards/copied-lists.ts';
import { type AnsweredBoard, makeBoard } from '../boards/create-board.ts';
import { newBoardOrList } from '../boards/new-board-or-list.ts';
import type { Refusal } from '../base/refusal.ts';
import { spaceForNew } from '../space-access/space-for-new.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { templateOf } from './all-templates.ts';
import type { Template } from './template.ts';
import { templateLists } from './template-lists.ts';
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
    isCloned: true,
  };
  return makeBoard(context, writer, board, {}, contentsOf(context, writer, template));
}

function contentsOf(context: ServerContext, writer: Writer, template: Template): Contents<BoardRow> {
  return async () =>
    accepted({
      write: (tx, { id: board, space, version }) => {
        const lists = templateLists(template, writer.person, context.now());
        const ids = copyLists(context, writer, tx, lists, {
          space,
          version,
          keepsPeriods: true,
          files: new Map(),
          earlier: new Map(lists.lists.map((list) => [list.board, board])),
        });
        addClone(
          tx,
          board,
          { kind: 'template', code: template.code, language: template.language },
          lists,
          ids,
        );
      },
    });
}
