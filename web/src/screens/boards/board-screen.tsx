import { type BoardView } from '@cairn/client/boards/boards-of';
import { editBoard } from '@cairn/client/boards/edit-board';
import { useBoard, useLists } from '@cairn/client/react/boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsViewed } from '@cairn/client/react/viewed';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { Chip, Fact } from '@cairn/ui/chip';
import { EmptyState } from '@cairn/ui/empty-state';
import { IconButton } from '@cairn/ui/icon-button';
import { Skeleton } from '@cairn/ui/skeleton';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import Globe from 'lucide-react/icons/globe';
import Info from 'lucide-react/icons/info';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useEmojiPicker } from '../../pickers/use-emoji-picker.tsx';
import { type SortableItems, makeSortable } from '../../drag/sortable.ts';
import { FavouriteButton } from '../../folders/favourite-button.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { ListLookProvider } from '../../periods/list-look-provider.tsx';
import { FilterLine, ListTools } from '../../periods/list-tools.tsx';
import { NotSynced } from '../../base/not-synced.ts';
import { PageBody } from '../../page/page-body.tsx';
import { BackLink } from '../../page/back-link.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { quietPart } from '../../base/quiet-part.tsx';
import { whenQuiet } from '../../base/when-quiet.ts';
import { withPart } from '../../base/with-part.ts';
import { BoardList } from './board-list.tsx';
import { loadDeeds, preloadBoardParts } from './board-parts.ts';
import { BoardOptions, type BoardSurface } from './board-options.tsx';
import styles from './board-screen.module.css';
import { BoardTabs } from './board-tabs.tsx';
import { useDrawnLists } from '../../goals/use-drawn-lists.ts';
import { Ground } from '../../boards/ground.tsx';
import { keepChange, keepName } from './keep-change.ts';
import { NameField } from '../../boards/name-field.tsx';
import { NewList } from './new-list.tsx';
import { walkAcross } from './walk-across.ts';

const PublicBoardScreen = lazy(() =>
  import('../../public-pages/public-board-screen.tsx').then((part) => ({ default: part.PublicBoardScreen })),
);

const BoardSpace = quietPart(() => import('./board-people.tsx').then((part) => part.BoardSpace));
const BoardOffer = quietPart(() => import('./board-offer.tsx').then((part) => part.BoardOffer));
const BoardPeople = quietPart(() => import('./board-people.tsx').then((part) => part.BoardPeople));

const carriedLists: SortableItems = {
  named: 'list',
  handle: '[data-list] > header',
  except: 'input, [aria-haspopup]',
  look: styles.carried,
};

/** Includes the gap, in CSS pixels (`board-screen.module.css`). */
const listWidth = 274;

/** `/boards/{boardCode}/`: lists side by side, or a public board of others. */
export function BoardScreen() {
  const { code } = useParams({ from: '/member/boards/$code' });
  const { status, board } = useBoard(code);
  if (status === 'ready') return <Board key={board.key} board={board} address={code} />;
  const waiting = (
    <>
      <PageHead title={m.boards_title()} />
      <PageBody>
        <Skeleton label={m.loading()} />
      </PageBody>
    </>
  );
  if (status === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <PublicBoardScreen key={code} code={code} />
    </Suspense>
  );
}

interface BoardProps {
  readonly board: BoardView;
  /** The code, or the key until there is a code. */
  readonly address: string;
}

function Board({ board, address }: BoardProps) {
  const cairn = useCairn();
  const navigate = useNavigate();
  const { goal } = useSearch({ strict: false });
  const isNarrow = useNarrow();
  const isViewed = useIsViewed(board.space);
  const known = useLists(board.key);
  const lists = known ?? [];
  const drawn = useDrawnLists(lists.length, listWidth);
  const row = useRef<HTMLDivElement>(null);
  const [isRenaming, setRenaming] = useState(false);
  const [surface, setSurface] = useState<BoardSurface | null>(null);
  const { name, emoji, background, color } = board;
  const setEmoji = (next: string | null) => keepChange(editBoard(cairn, board.key, { emoji: next }));
  const emojiPicker = useEmojiPicker(setEmoji);

  // Other people can open the address with the code, but not with the key.
  useEffect(() => {
    if (board.code === null || board.code === address || goal !== undefined) return;
    void navigate({
      to: '/boards/$code/',
      params: { code: board.code },
      search: true,
      replace: true,
      resetScroll: false,
    });
  }, [navigate, board.code, address, goal]);

  useEffect(() => whenQuiet(preloadBoardParts), []);

  useMovesBetweenLists(row, isViewed);

  return (
    <ListLookProvider hasTimes={false} isHorizon={false}>
      <PageHead
        title={nameInSentence(emoji ? `${emoji} ${name}` : name)}
        start={<BackLink to="/boards/" label={m.boards_back()} />}
        end={
          <>
            {!isNarrow && <BoardPeople board={board} />}
            <ListTools hasTimes={false} hasColumns={false} isHorizon={false} />
            <HideCompleted />
            {board.richDescription !== null && (
              <IconButton
                label={m.board_about()}
                aria-haspopup="dialog"
                icon={<Info />}
                onClick={() => setSurface('about')}
              />
            )}
            <BoardOptions
              board={board}
              surface={surface}
              onSurface={setSurface}
              onRename={() => setRenaming(true)}
              onEmoji={(anchor) => {
                if (anchor) void emojiPicker.show(anchor);
                else setEmoji(null);
              }}
              onDeleted={() => void navigate({ to: '/boards/' })}
            />
          </>
        }
      >
        {board.isPublic && (
          <PublicChip isShort={isNarrow} onPress={isViewed ? undefined : () => setSurface('share')} />
        )}
        {board.sync === 'failed' && <NotSynced of={{ table: 'boards', key: board.key }} isShort={isNarrow} />}
        {/* On a phone, the name needs the space. The options menu has the same action. */}
        {!isNarrow && <FavouriteButton of="board" view={board} />}
        {!isNarrow && <BoardSpace board={board} />}
        {isRenaming && (
          <NameField
            label={m.board_name()}
            name={name}
            of={{ table: 'boards', key: board.key }}
            onName={(written) =>
              keepName(cairn, 'boards', board, written, editBoard(cairn, board.key, { name: written }))
            }
            onClose={() => setRenaming(false)}
          />
        )}
      </PageHead>
      <FilterLine />
      {board.isCloned && !isViewed && <BoardOffer board={board} />}
      {isNarrow && lists.length > 1 && <BoardTabs lists={lists} row={row} />}
      <div className={styles.board} data-plain={background === null || undefined}>
        {background !== null && <Ground background={background} color={color} className={styles.ground} />}
        <div ref={row} className={styles.lists} role="group" aria-label={m.board_lists({ name })}>
          {lists.map((list, index) =>
            drawn.isPlace(index) ? (
              <div key={list.key} className={list.expanded ? styles.list : styles.folded} />
            ) : (
              <BoardList key={list.key} list={list} lists={lists} drawn={drawn.goalsOf(index)} />
            ),
          )}
          {known && !isViewed && <NewList board={board.key} isFirst={known.length === 0} />}
          {known?.length === 0 && (
            <div className={styles.empty}>
              <EmptyState
                title={m.board_no_lists()}
                lead={isViewed ? m.refusal_space_read_only() : m.board_no_lists_lead()}
              />
            </div>
          )}
        </div>
      </div>
      {emojiPicker.surface}
    </ListLookProvider>
  );
}

function useMovesBetweenLists(row: RefObject<HTMLElement | null>, isViewed: boolean): void {
  const cairn = useCairn();
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    element.addEventListener('keydown', walkAcross);
    const stopDrags = isViewed
      ? undefined
      : makeSortable(element, carriedLists, (key, before) =>
          withPart(loadDeeds, (deeds) => deeds.dropList(cairn, key, before)),
        );
    return () => {
      element.removeEventListener('keydown', walkAcross);
      stopDrags?.();
    };
  }, [cairn, row, isViewed]);
}

interface PublicChipProps {
  readonly isShort: boolean;
  /** Undefined if the user may not share the board. */
  readonly onPress: (() => void) | undefined;
}

/** A phone shows no text, which leaves room for the board's name. */
function PublicChip({ isShort, onPress }: PublicChipProps) {
  const name = m.board_public();
  if (!onPress) return <Fact icon={<Globe />}>{name}</Fact>;
  return isShort ? (
    <IconButton label={name} icon={<Globe />} onClick={onPress} />
  ) : (
    <Chip icon={<Globe />} onClick={onPress}>
      {name}
    </Chip>
  );
}
