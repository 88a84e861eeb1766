import type { BoardView } from '@cairn/client/boards/boards-of';
import { settleBoardUpdates } from '@cairn/client/boards/board-updates';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { BoardChangeWire, BoardUpdates } from '@cairn/contract/boards';
import type { Instant } from '@cairn/core/goals/goal';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import { ChangesPage, type ShownChange } from '../../changes/changes-page.tsx';
import { useChoices } from '../../changes/use-choices.ts';
import { useSettlement } from '../../changes/use-settlement.ts';
import { effectOf, kindOf, kindText, nameOf, placeOf } from './change-words.ts';
import { ItemSide } from './item-side.tsx';

interface BoardChangesPageProps {
  readonly board: BoardView;
  readonly source: NonNullable<BoardUpdates['source']>;
  readonly changes: readonly BoardChangeWire[];
  readonly readAt: Instant;
  readonly onSettled: () => void;
}

/** Changes of a cloned board. A removal is taken only by choice. */
export function BoardChangesPage({ board, source, changes, readAt, onSettled }: BoardChangesPageProps) {
  const cairn = useCairn();
  const navigate = useNavigate();
  const choices = useChoices(board.id);
  const isTaken = ({ item, kind }: BoardChangeWire) => choices.made[item] ?? kind !== 'removed';
  const settlement = useSettlement({
    choices,
    keys: changes.map(({ item }) => item),
    send: (settled) => settleBoardUpdates(cairn, board.id, settled),
    allLeft: m.board_changes_all_left,
    onSettled: () => {
      onSettled();
      void navigate({ to: '/boards/$code/', params: { code: board.code ?? board.key } });
    },
  });
  const taken = changes.filter(isTaken);
  const countOf = (kind: BoardChangeWire['kind']) =>
    taken
      .filter((change) => change.kind === kind)
      .reduce((sum, { type, goalsCount }) => sum + Math.max(1, goalsCount + (type === 'list' ? 1 : 0)), 0);
  const [added, changed, removed] = [countOf('added'), countOf('changed'), countOf('removed')];
  const left = changes.length - taken.length;
  return (
    <ChangesPage
      title={m.board_changes_title({ count: changes.length })}
      author={null}
      lead={m.board_changes_lead({ name: source.name })}
      readAt={readAt}
      changes={changes.map((change): ShownChange => {
        const { before, after, item } = change;
        return {
          key: item,
          kind: kindOf(change),
          kindText: kindText(change),
          place: placeOf(change),
          name: nameOf(change),
          before: before && <ItemSide side={before} other={after} goals={change.goals} as="del" />,
          after: after && <ItemSide side={after} other={before} goals={change.goals} as="ins" />,
          effect: isTaken(change) ? effectOf(change) : m.board_change_leaves(),
          stone: null,
          isTaken: isTaken(change),
        };
      })}
      onChoose={choices.choose}
      sums={[
        { count: added, text: m.board_sum_added({ count: added }) },
        { count: changed, text: m.board_sum_changed({ count: changed }) },
        { count: removed, text: m.board_sum_removed({ count: removed }) },
        { count: left, text: m.changes_sum_left({ count: left }), isFaint: true },
      ]}
      refusal={null}
      fine={m.board_changes_fine()}
      isBusy={settlement.isBusy}
      onSettle={(take) => void settlement.settle(take)}
    />
  );
}
