import type { BoardView } from '@cairn/client/boards/boards-of';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWritableSpaces } from '@cairn/client/react/viewed';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, Suspense, useState } from 'react';
import { withPart } from '../../base/with-part.ts';
import { BoardMenu, loadDeeds } from './board-parts.ts';

const ShareBoard = lazy(() => import('./share-board.tsx').then((part) => ({ default: part.ShareBoard })));
const LookDialog = lazy(() => import('./look-dialog.tsx').then((part) => ({ default: part.LookDialog })));
const AboutDialog = lazy(() => import('./about-dialog.tsx').then((part) => ({ default: part.AboutDialog })));
const ChoiceDialog = lazy(() =>
  import('../../pickers/choice-dialog.tsx').then((part) => ({ default: part.ChoiceDialog })),
);

export type BoardSurface = 'share' | 'look' | 'about' | 'copy';

interface BoardOptionsProps {
  readonly board: BoardView;
  /** The boards in whose order this board can move; undefined on the board's own page. */
  readonly boards?: readonly BoardView[];
  readonly surface: BoardSurface | null;
  readonly onSurface: (surface: BoardSurface | null) => void;
  readonly onRename: () => void;
  /** @param wanted the emoji picker's anchor; null removes the emoji */
  readonly onEmoji?: (wanted: Element | null) => void;
  /** Called after a deletion; set on the board's own page. */
  readonly onDeleted?: () => void;
}

export function BoardOptions(props: BoardOptionsProps) {
  const { board, boards, surface, onSurface, onRename, onEmoji, onDeleted } = props;
  const cairn = useCairn();
  const others = useWritableSpaces().filter(({ id }) => id !== board.space);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const close = () => onSurface(null);
  return (
    <>
      <IconButton
        label={m.board_options({ name: board.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        icon={<Ellipsis />}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Suspense fallback={null}>
        {anchor && (
          <BoardMenu
            board={board}
            boards={boards}
            anchor={anchor}
            hasOtherSpaces={others.length > 0}
            onClose={() => setAnchor(null)}
            onRename={onRename}
            onSurface={onSurface}
            onEmoji={onEmoji && ((isWanted) => onEmoji(isWanted ? anchor : null))}
            onDeleted={onDeleted}
          />
        )}
        {surface === 'share' && <ShareBoard board={board} onClose={close} />}
        {surface === 'look' && <LookDialog board={board} onClose={close} />}
        {surface === 'about' && <AboutDialog board={board} onClose={close} />}
        {surface === 'copy' && (
          <ChoiceDialog
            title={m.board_duplicate_to_title()}
            choices={others.map(({ id, name, emoji }) => ({ key: id, name, emoji }))}
            onPick={(space) =>
              withPart(loadDeeds, (deeds) => void deeds.duplicateBoardTo(cairn, board, space))
            }
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
