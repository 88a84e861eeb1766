import { type BoardView, boardsOf } from '@cairn/client/boards/boards-of';
import type { ListView } from '@cairn/client/boards/lists-of';
import { editList } from '@cairn/client/boards/edit-board';
import { useListGoals } from '@cairn/client/react/boards';
import { useIsViewed } from '@cairn/client/react/viewed';
import { useCairn } from '@cairn/client/react/cairn-context';
import { isDivider } from '@cairn/core/goals/goal';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import Ellipsis from 'lucide-react/icons/ellipsis';
import UnfoldHorizontal from 'lucide-react/icons/unfold-horizontal';
import { type CSSProperties, lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { GoalList } from '../../goals/goal-list.tsx';
import { useListLook } from '../../goals/list-look.ts';
import { useEmojiPicker } from '../../pickers/use-emoji-picker.tsx';
import { NotSynced } from '../../base/not-synced.ts';
import { usePainted } from '../../base/use-painted.ts';
import { withPart } from '../../base/with-part.ts';
import { ListMenu, loadDeeds } from './board-parts.ts';
import styles from './board-screen.module.css';
import { keepChange, keepName } from './keep-change.ts';
import { NameField } from '../../boards/name-field.tsx';
import { zoneOfList } from '../../drag/zones.ts';

const ChoiceDialog = lazy(() =>
  import('../../pickers/choice-dialog.tsx').then((part) => ({ default: part.ChoiceDialog })),
);

interface BoardListProps {
  readonly list: ListView;
  readonly lists: readonly ListView[];
  /** Number of goals to draw; undefined for all. */
  readonly drawn: number | undefined;
}

export function BoardList({ list, lists, drawn }: BoardListProps) {
  const cairn = useCairn();
  const headingId = useId();
  const { wants, arrange, showsDone, toOwnOrder } = useListLook();
  const all = useListGoals(list.key);
  const goals = useMemo(() => {
    const wanted = wants ? all.filter(wants) : all;
    return arrange ? arrange(wanted) : wanted;
  }, [all, wants, arrange]);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const [targets, setTargets] = useState<readonly BoardView[] | null>(null);
  const { key, name, emoji, showEmoji } = list;
  const isViewed = useIsViewed(list.space);
  /** A list is folded for everyone. A viewer unfolds it only here. */
  const [isUnfoldedHere, setUnfoldedHere] = useState(false);
  const expanded = list.expanded || (isViewed && isUnfoldedHere);
  const count = goals.filter((goal) => !isDivider(goal)).length;
  const mark = showEmoji && emoji !== null && <ListEmoji emoji={emoji} />;
  const setEmoji = (next: string | null) =>
    keepChange(editList(cairn, key, { emoji: next, showEmoji: true }));
  const emojiPicker = useEmojiPicker(setEmoji);
  const others = anchor ? boardsOf(cairn, list.space).filter((board) => board.key !== list.board) : [];
  const fold = (isShown: boolean) =>
    isViewed ? setUnfoldedHere(isShown) : keepChange(editList(cairn, key, { expanded: isShown }));

  if (!expanded) return <FoldedList list={list} mark={mark} count={count} onUnfold={() => fold(true)} />;

  return (
    <section className={styles.list} aria-labelledby={headingId} data-list={key} data-drop-panel data-walk>
      <header>
        {mark}
        {isRenaming ? (
          <NameField
            label={m.list_name()}
            name={name}
            of={{ table: 'buckets', key }}
            onName={(written) =>
              keepName(cairn, 'buckets', list, written, editList(cairn, key, { name: written }))
            }
            onClose={() => setRenaming(false)}
          />
        ) : (
          <h2 id={headingId}>
            {isViewed ? (
              <bdi>{name}</bdi>
            ) : (
              <button type="button" dir="auto" data-tip={m.list_rename()} onClick={() => setRenaming(true)}>
                {name}
              </button>
            )}
          </h2>
        )}
        <span className={styles.count}>{count}</span>
        {list.sync === 'failed' && <NotSynced of={{ table: 'buckets', key }} isShort />}
        {!isViewed && (
          <IconButton
            label={m.list_options({ name })}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            icon={<Ellipsis />}
            onClick={(event) => setAnchor(event.currentTarget)}
          />
        )}
      </header>
      <div
        className={styles.goals}
        style={{ '--goals': count } as CSSProperties}
        data-all={drawn === undefined || undefined}
      >
        <GoalList
          goals={drawn === undefined ? goals : goals.slice(0, drawn)}
          zone={zoneOfList(key)}
          label={name}
          addLabel={isViewed ? undefined : m.period_add()}
          showsPeriod
          hidesDone={showsDone ? false : undefined}
          heldBack={wants ? all.length - goals.length : 0}
          onOwnOrder={arrange ? toOwnOrder : undefined}
        />
      </div>
      {emojiPicker.surface}
      <Suspense fallback={null}>
        {anchor && (
          <ListMenu
            list={list}
            lists={lists}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onRename={() => setRenaming(true)}
            onFold={() => fold(false)}
            onMove={() => setTargets(others)}
            onEmoji={(isWanted) => {
              if (isWanted) void emojiPicker.show(anchor);
              else setEmoji(null);
            }}
            onShowEmoji={() => keepChange(editList(cairn, key, { showEmoji: !showEmoji }))}
          />
        )}
        {targets && (
          <ChoiceDialog
            title={m.list_move_to_title()}
            choices={targets}
            nothing={m.list_move_no_boards()}
            onPick={(board) => withPart(loadDeeds, (deeds) => deeds.moveListTo(cairn, list, board))}
            onClose={() => setTargets(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface FoldedListProps extends Pick<BoardListProps, 'list'> {
  readonly mark: ReactNode;
  readonly count: number;
  readonly onUnfold: () => void;
}

function FoldedList({ list: { key, name, sync }, mark, count, onUnfold }: FoldedListProps) {
  return (
    <button
      type="button"
      className={styles.folded}
      data-list={key}
      data-tip={m.list_unfold({ name })}
      aria-expanded="false"
      onClick={onUnfold}
    >
      <UnfoldHorizontal aria-hidden="true" />
      {mark}
      <span className={styles.vertical}>{name}</span>
      <span className={styles.count}>{count}</span>
      {sync === 'failed' && <NotSynced of={{ table: 'buckets', key }} isShort isMark />}
    </button>
  );
}

/**
 * Renders no emoji in the first paint: the first emoji makes the system search for fonts, which delayed the
 * paint by 5 to 12 ms.
 */
function ListEmoji({ emoji }: { readonly emoji: string }) {
  const isPainted = usePainted();
  return (
    <span className={styles.emoji} aria-hidden="true">
      {isPainted && emoji}
    </span>
  );
}
