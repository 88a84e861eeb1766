import { useCairn } from '@cairn/client/react/cairn-context';
import { isDivider, isDone } from '@cairn/core/goals/goal';
import { Kbd } from '@cairn/ui/kbd';
import { Menu, MenuItem, MenuLabel, MenuMore, MenuSeparator } from '@cairn/ui/menu';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import CircleCheck from 'lucide-react/icons/circle-check';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Kanban from 'lucide-react/icons/kanban';
import LinkSign from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListTree from 'lucide-react/icons/list-tree';
import Maximize from 'lucide-react/icons/maximize-2';
import Pencil from 'lucide-react/icons/pencil';
import Repeat from 'lucide-react/icons/repeat';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { useRef } from 'react';
import { FolderItems } from '../folders/folder-items.tsx';
import { folderAround, linkBeside } from '../folders/folder-walk.ts';
import { zoneOfSubgoals } from '../drag/zones.ts';
import { addingIn, editing, type GoalSurface, type Point } from '../goals/ui-requests.ts';
import { copyGoals } from '../goals/copy-goals.ts';
import { duplicateWithUndo } from '../goals/duplicate-with-undo.ts';
import { FollowItem } from '../goals/following.tsx';
import { lockText } from '../goals/locked-goal.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { usePlanning } from '../goals/planning.ts';
import { removeGoal } from '../goals/remove-goal.ts';
import { followFocus } from '../goals/kept-focus.ts';
import { rowOf, titleOf } from '../goals/row-walk.ts';
import { tick } from '../goals/tick.ts';
import { useShortcuts } from '../goals/use-shortcuts.ts';
import { copyText } from '../base/copy-text.ts';
import { keyText } from '../base/keys-of.ts';
import { keyName } from '../base/key-names.ts';
import { GoalColors, type SurfaceProps } from './goal-surfaces.tsx';
import { MoreItems } from './more-items.tsx';
import { PeriodItems } from './period-items.tsx';
import { TimeItems } from './time-items.tsx';

export type ActionsMenuProps = SurfaceProps & {
  readonly at?: Point | undefined;
  readonly onSurface: (surface: GoalSurface) => void;
};

export function ActionsMenu(props: ActionsMenuProps) {
  return props.goal.locked ? <LockedMenu {...props} /> : <OpenMenu {...props} />;
}

function LockedMenu({ goal, anchor, at, onClose }: ActionsMenuProps) {
  const planning = usePlanning();
  return (
    <Menu
      label={m.goal_options_of({ name: goal.name })}
      anchor={anchor}
      at={at}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <MenuLabel>{lockText(goal, planning)}</MenuLabel>
      {goal.isViewed && !isDivider(goal) && <ReadItems goal={goal} anchor={anchor} />}
      <FolderItems filed={{ of: 'goal', view: goal }} from={folderAround(anchor)} />
    </Menu>
  );
}

function ReadItems({ goal, anchor }: Omit<SurfaceProps, 'onClose'>) {
  const cairn = useCairn();
  const openGoal = useOpenGoal();
  const keys = useShortcuts();
  const isOpen = anchor.closest('[data-open-goal]') !== null && anchor.closest('[data-goal]') === null;
  return (
    <>
      {!isOpen && (
        <MenuItem icon={<Maximize />} onSelect={() => openGoal(goal.key)}>
          {m.goal_open()}
        </MenuItem>
      )}
      <FollowItem goal={goal} />
      <MenuItem
        icon={<List />}
        shortcut={keyText(keys.copyGoals)}
        onSelect={() => copyGoals(cairn, [goal.key])}
      >
        {m.goal_copy()}
      </MenuItem>
      <LinkItem goal={goal} />
    </>
  );
}

/** At most 14 entries, so that the menu fits on a small screen; `More` has the rest. */
function OpenMenu(props: ActionsMenuProps) {
  const { goal, anchor, at, onClose, onSurface } = props;
  const cairn = useCairn();
  const keys = useShortcuts();
  const zone =
    anchor.closest<HTMLElement>('[data-drop-zone]:not([data-folder])')?.dataset['dropZone'] ?? null;
  const isOnRow = zone !== null || anchor.closest('[data-hours]') !== null;
  const folder = folderAround(anchor);
  // The next entry gets the focus when this one is removed.
  const focusAfter = useRef<HTMLElement | null>(null);
  /** Null if the goal has left its list: then the next row gets the focus. */
  const titleInList = () => {
    const isHere =
      rowOf(goal.key)?.dataset['zone'] === anchor.closest<HTMLElement>('[data-goal]')?.dataset['zone'];
    return isHere ? titleOf(goal.key) : null;
  };
  return (
    <Menu
      label={m.goal_options_of({ name: goal.name })}
      anchor={anchor}
      at={at}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      finalFocus={() => (isOnRow ? titleInList() : focusAfter.current)}
    >
      {!isDivider(goal) && (
        <>
          <MenuLabel>
            {m.goal_color()} {keys.setColor !== null && <Kbd>{keyText(keys.setColor)}</Kbd>}
          </MenuLabel>
          <GoalColors goal={goal} onClose={onClose} isInMenu />
          <MenuSeparator />
          <MenuItem
            icon={<CircleCheck />}
            shortcut={keyText(keys.tickGoal)}
            onSelect={() => tick(cairn, goal, !isDone(goal))}
          >
            {isDone(goal) ? m.goal_reopen() : m.goal_tick()}
          </MenuItem>
        </>
      )}
      <OpenItems {...props} isOnRow={isOnRow || folder !== null} isInList={zone !== null} />
      <MenuSeparator />
      <PeriodItems goal={goal} onPick={() => onSurface('period')} />
      <TimeItems goal={goal} anchor={anchor} onChoose={() => onSurface('time')} />
      <MenuItem icon={<Kanban />} onSelect={() => onSurface('list')}>
        {m.goal_board_more()}
      </MenuItem>
      {!isDivider(goal) && <FactItems onSurface={onSurface} />}
      <MenuSeparator />
      <CopyItems {...props} />
      <MenuMore icon={<Ellipsis />} label={m.goal_more()}>
        <MoreItems
          goal={goal}
          anchor={anchor}
          zone={zone}
          onSurface={onSurface}
          onTake={(kind) => {
            if (kind !== folder) return;
            const next = linkBeside(anchor);
            focusAfter.current = next;
            // The submenu gives the focus back to its own entry, which is gone.
            followFocus([
              () => {
                next?.focus();
                return next !== null;
              },
            ]);
          }}
        />
      </MenuMore>
      <MenuSeparator />
      <MenuItem
        icon={<Trash />}
        {...(folder ? {} : { shortcut: '⌫' })}
        isDanger
        onSelect={() => removeGoal(cairn, goal)}
      >
        {m.goal_delete()}
      </MenuItem>
    </Menu>
  );
}

interface OpenItemsProps extends ActionsMenuProps {
  /** In a list, on the hours or in a folder, not in the open goal. */
  readonly isOnRow: boolean;
  readonly isInList: boolean;
}

function OpenItems({ goal, anchor, isOnRow, isInList }: OpenItemsProps) {
  const openGoal = useOpenGoal();
  const keys = useShortcuts();
  const isEditable = isInList || anchor.closest('[data-quick-edit]') !== null;
  const isInFolder = folderAround(anchor) !== null;
  return (
    <>
      {isOnRow && !isDivider(goal) && (
        <MenuItem
          icon={<Maximize />}
          shortcut={isInFolder ? '↵' : (keyText(keys.openGoal) ?? `${keyName('⌥')} ↵`)}
          onSelect={() => openGoal(goal.key)}
        >
          {m.goal_open()}
        </MenuItem>
      )}
      {isEditable && (
        <MenuItem
          icon={<Pencil />}
          shortcut={keyText(keys.renameGoal)}
          onSelect={() => setTimeout(() => editing.set({ key: goal.key, draft: null }))}
        >
          {m.goal_edit()}
        </MenuItem>
      )}
    </>
  );
}

function FactItems({ onSurface }: Pick<ActionsMenuProps, 'onSurface'>) {
  const keys = useShortcuts();
  return (
    <>
      <MenuItem icon={<Tag />} shortcut={keyText(keys.setTags)} onSelect={() => onSurface('tags')}>
        {m.tags_more()}
      </MenuItem>
      <MenuItem
        icon={<UserRound />}
        shortcut={keyText(keys.setAssignee)}
        onSelect={() => onSurface('assignee')}
      >
        {m.assignee_more()}
      </MenuItem>
      <MenuItem icon={<Repeat />} onSelect={() => onSurface('repeat')}>
        {m.repeat_more()}
      </MenuItem>
    </>
  );
}

function CopyItems({ goal, anchor }: SurfaceProps) {
  const cairn = useCairn();
  const openGoal = useOpenGoal();
  const keys = useShortcuts();
  const addSubgoal = () => {
    if (anchor.closest('[data-goal]') || !anchor.closest('[data-open-goal]')) openGoal(goal.key);
    addingIn.set(zoneOfSubgoals(goal.key));
  };
  return (
    <>
      {!isDivider(goal) && (
        <MenuItem icon={<ListTree />} onSelect={addSubgoal}>
          {m.goal_subgoal_entry()}
        </MenuItem>
      )}
      <MenuItem
        icon={<Copy />}
        shortcut={keyText(keys.duplicateGoal)}
        onSelect={() => duplicateWithUndo(cairn, goal.key)}
      >
        {m.goal_duplicate()}
      </MenuItem>
      {!isDivider(goal) && <LinkItem goal={goal} />}
    </>
  );
}

/** Before the server knows the goal, the link would lead nowhere. */
function LinkItem({ goal: { id } }: Pick<SurfaceProps, 'goal'>) {
  return (
    <MenuItem icon={<LinkSign />} isDisabled={id === null} onSelect={() => void copyLink(id ?? '')}>
      {m.goal_copy_link()}
    </MenuItem>
  );
}

async function copyLink(id: string): Promise<void> {
  const isCopied = await copyText(`${location.origin}/goals/${id}/`);
  showToast({ text: isCopied ? m.share_copied() : m.share_copy_failed() });
}
