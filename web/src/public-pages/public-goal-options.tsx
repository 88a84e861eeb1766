import type { BoardGoalEditBody } from '@cairn/contract/board-editors';
import { IconButton } from '@cairn/ui/icon-button';
import { Menu, MenuItem } from '@cairn/ui/menu';
import { m } from '@cairn/words/messages';
import AlignLeft from 'lucide-react/icons/align-left';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Palette from 'lucide-react/icons/palette';
import Pencil from 'lucide-react/icons/pencil';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { keyName } from '../base/key-names.ts';
import type { PublicGoalItemProps } from './public-goal-item.tsx';
import { showFailure } from './show-failure.ts';

const PublicNoteDialog = lazy(() =>
  import('./public-note-dialog.tsx').then((part) => ({ default: part.PublicNoteDialog })),
);

const PublicGoalColors = lazy(() =>
  import('./public-goal-colors.tsx').then((part) => ({ default: part.PublicGoalColors })),
);

interface PublicGoalOptionsProps extends Omit<PublicGoalItemProps, 'onChanged'> {
  readonly onShiftKey: (event: KeyboardEvent) => void;
  readonly onRename: () => void;
  /** Returns the reason for a refusal, or null. */
  readonly onSend: (body: BoardGoalEditBody) => Promise<string | null>;
}

export function PublicGoalOptions(props: PublicGoalOptionsProps) {
  const { goal, list, board, isFirst, isLast, onShift, onShiftKey, onRename, onSend } = props;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [coloring, setColoring] = useState<Element | null>(null);
  const [isNoting, setNoting] = useState(false);
  const { color, richThoughts } = goal;
  const name = goal.name || m.goal_untitled();
  const edit = (body: BoardGoalEditBody) => void showFailure(onSend(body));
  return (
    <>
      <IconButton
        label={m.public_goal_options({ name })}
        aria-haspopup="menu"
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-expanded={anchor !== null}
        icon={<Ellipsis />}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={onShiftKey}
      />
      {anchor && (
        <Menu
          label={m.public_goal_options({ name })}
          anchor={anchor}
          isOpen
          onOpenChange={(wantsOpen) => !wantsOpen && setAnchor(null)}
        >
          <MenuItem icon={<Pencil />} onSelect={onRename}>
            {m.public_goal_rename()}
          </MenuItem>
          <MenuItem icon={<AlignLeft />} onSelect={() => setNoting(true)}>
            {m.public_goal_write_note()}
          </MenuItem>
          <MenuItem icon={<Palette />} onSelect={() => setColoring(anchor)}>
            {m.goal_color()}
          </MenuItem>
          <MenuItem
            icon={<ArrowUp />}
            shortcut={`${keyName('⌥')} ↑`}
            isDisabled={isFirst}
            onSelect={() => onShift(goal, -1, anchor)}
          >
            {m.goal_move_up()}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown />}
            shortcut={`${keyName('⌥')} ↓`}
            isDisabled={isLast}
            onSelect={() => onShift(goal, 1, anchor)}
          >
            {m.goal_move_down()}
          </MenuItem>
          {board.buckets
            .filter(({ id }) => id !== list.id)
            .map((other) => (
              <MenuItem key={other.id} onSelect={() => edit({ bucket: other.id })}>
                {m.public_goal_move({ list: other.name })}
              </MenuItem>
            ))}
        </Menu>
      )}
      {coloring && (
        <Suspense fallback={null}>
          <PublicGoalColors
            color={color}
            anchor={coloring}
            onPick={(picked) => edit({ color: picked })}
            onClose={() => setColoring(null)}
          />
        </Suspense>
      )}
      {isNoting && (
        <Suspense fallback={null}>
          <PublicNoteDialog
            name={name}
            note={richThoughts}
            onSave={(note) => onSend({ richThoughts: note && { ops: [...note.ops] } })}
            onClose={() => setNoting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
