import { addGoals } from '@cairn/client/goals/add-goals';
import { setGoalParent } from '@cairn/client/goals/move-goal';
import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { saveAsTemplate } from '@cairn/client/recurrence/save-as-template';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isDivider } from '@cairn/core/goals/goal';
import { isSamePeriod } from '@cairn/core/time/periods';
import { scheduleOf } from '@cairn/core/goals/schedule-edit';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { Menu, MenuItem, MenuLabel, MenuMore, MenuSeparator } from '@cairn/ui/menu';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import Kanban from 'lucide-react/icons/kanban';
import Maximize from 'lucide-react/icons/maximize-2';
import Milestone from 'lucide-react/icons/milestone';
import Palette from 'lucide-react/icons/palette';
import Pencil from 'lucide-react/icons/pencil';
import CopyCheck from 'lucide-react/icons/copy-check';
import Repeat from 'lucide-react/icons/repeat';
import SeparatorHorizontal from 'lucide-react/icons/separator-horizontal';
import SquareCheck from 'lucide-react/icons/square-check';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { useRef } from 'react';
import { FolderItems, FolderPlaceItems } from '../folders/folder-items.tsx';
import { folderAround, linkBeside } from '../folders/folder-walk.ts';
import { goalPlaceOf } from '../drag/zones.ts';
import { editing } from '../goals/ui-requests.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { FollowItem } from '../goals/following.tsx';
import { lockText } from '../goals/locked-goal.ts';
import { moveInList, scheduleWithUndo } from '../goals/move-with-undo.ts';
import { useOpenGoal } from '../goals/open-goal.ts';
import { stoneOf } from '../goals/period-words.ts';
import { usePlanning } from '../goals/planning.ts';
import { removeGoal } from '../goals/remove-goal.ts';
import { titleOf } from '../goals/row-walk.ts';
import { allShortcuts } from '../pickers/period-shortcuts.ts';
import { keyName } from '../base/key-names.ts';
import { beginChoice } from './choose-goals.ts';
import { TimeItems } from './time-items.tsx';
import { GoalColors, type SurfaceProps } from './goal-surfaces.tsx';
import { sayRefused } from '../goals/say-refused.ts';

export type Surface =
  | 'period'
  | 'color'
  | 'repeat'
  | 'time'
  | 'tags'
  | 'assignee'
  | 'parent'
  | 'list'
  | 'space';

type ActionsMenuProps = SurfaceProps & { readonly onSurface: (surface: Surface) => void };

export function ActionsMenu(props: ActionsMenuProps) {
  return props.goal.locked ? <LockedMenu {...props} /> : <OpenMenu {...props} />;
}

function LockedMenu({ goal, anchor, onClose }: SurfaceProps) {
  const planning = usePlanning();
  return (
    <Menu
      label={m.goal_options_of({ name: goal.name })}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <MenuLabel>{lockText(goal, planning)}</MenuLabel>
      <FolderItems filed={{ of: 'goal', view: goal }} from={folderAround(anchor)} />
    </Menu>
  );
}

function OpenMenu(props: ActionsMenuProps) {
  const { goal, anchor, onClose, onSurface } = props;
  const cairn = useCairn();
  const openGoal = useOpenGoal();
  const hasOtherSpaces = useSpaces().length > 1;
  const zone =
    anchor.closest<HTMLElement>('[data-drop-zone]:not([data-folder])')?.dataset['dropZone'] ?? null;
  const isInList = zone !== null;
  const isOnGrid = anchor.closest('[data-hours]') !== null;
  const isOnCalendar = anchor.closest('[data-calendar]') !== null;
  const folder = folderAround(anchor);
  // The next entry gets the focus when this one is removed.
  const focusAfter = useRef<HTMLElement | null>(null);
  const remove = () => removeGoal(cairn, goal);
  return (
    <Menu
      label={m.goal_options_of({ name: goal.name })}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      finalFocus={() => (isInList || isOnGrid ? titleOf(goal.key) : focusAfter.current)}
    >
      {!isDivider(goal) && (
        <>
          <GoalColors goal={goal} onClose={onClose} isInMenu />
          <MenuSeparator />
        </>
      )}
      {(isInList || isOnGrid || folder) && !isDivider(goal) && (
        <MenuItem
          icon={<Maximize />}
          shortcut={isOnGrid || isOnCalendar || folder ? '↵' : `${keyName('⌥')} ↵`}
          onSelect={() => openGoal(goal.key)}
        >
          {m.goal_open()}
        </MenuItem>
      )}
      {(isInList || anchor.closest('[data-quick-edit]')) && (
        <MenuItem
          icon={<Pencil />}
          shortcut={isOnCalendar || isOnGrid ? 'F2' : '↵'}
          onSelect={() => setTimeout(() => editing.set({ key: goal.key, draft: null }))}
        >
          {m.goal_edit()}
        </MenuItem>
      )}
      {isInList && !isDivider(goal) && anchor.closest('#page') && (
        <MenuItem icon={<SquareCheck />} onSelect={() => beginChoice(goal.key)}>
          {m.selection_begin()}
        </MenuItem>
      )}
      <MenuSeparator />
      <PeriodItems goal={goal} onPick={() => onSurface('period')} />
      <TimeItems goal={goal} anchor={anchor} onChoose={() => onSurface('time')} />
      <MenuItem icon={<Kanban />} onSelect={() => onSurface('list')}>
        {m.goal_board_more()}
      </MenuItem>
      {hasOtherSpaces && !isDivider(goal) && goal.recurrence === null && (
        <MenuItem icon={<ArrowRightLeft />} onSelect={() => onSurface('space')}>
          {m.goal_space_more()}
        </MenuItem>
      )}
      {!isDivider(goal) && <FactItems onSurface={onSurface} />}
      {goal.recurrence !== null && (
        <MenuItem icon={<CopyCheck />} onSelect={() => saveTemplate(saveAsTemplate(cairn, goal.key))}>
          {m.repeat_template()}
        </MenuItem>
      )}
      {goal.parent !== null && (
        <MenuItem icon={<CornerLeftUp />} onSelect={() => detach(setGoalParent(cairn, goal.key, null))}>
          {m.goal_detach()}
        </MenuItem>
      )}
      <FolderItems
        filed={{ of: 'goal', view: goal }}
        from={folder}
        onTake={(kind) => {
          if (kind === folder) focusAfter.current = linkBeside(anchor);
        }}
      />
      <FollowItem goal={goal} />
      {zone !== null && <PlaceItems goal={goal} zone={zone} />}
      {folder && <FolderPlaceItems view={goal} kind={folder} />}
      <MenuSeparator />
      <MenuItem icon={<Trash />} {...(folder ? {} : { shortcut: '⌫' })} isDanger onSelect={remove}>
        {m.goal_delete()}
      </MenuItem>
    </Menu>
  );
}

function FactItems({ onSurface }: { readonly onSurface: (surface: Surface) => void }) {
  return (
    <>
      <MenuItem icon={<Repeat />} onSelect={() => onSurface('repeat')}>
        {m.repeat_more()}
      </MenuItem>
      <MenuItem icon={<Tag />} onSelect={() => onSurface('tags')}>
        {m.tags_more()}
      </MenuItem>
      <MenuItem icon={<UserRound />} onSelect={() => onSurface('assignee')}>
        {m.assignee_more()}
      </MenuItem>
      <MenuItem icon={<Palette />} onSelect={() => onSurface('color')}>
        {m.goal_color()}
      </MenuItem>
      <MenuItem icon={<Milestone />} onSelect={() => onSurface('parent')}>
        {m.goal_parent_more()}
      </MenuItem>
    </>
  );
}

function saveTemplate(outcome: ReturnType<typeof saveAsTemplate>): void {
  if (!outcome.ok) return sayRefused(outcome.refusal);
  warnUnlessSaved(outcome.value.saved);
  showToast({ text: m.repeat_template_toast() });
}

function detach(outcome: ReturnType<typeof setGoalParent>): void {
  if (outcome.ok) warnUnlessSaved(outcome.value.saved);
  else sayRefused(outcome.refusal);
}

function addDividerBelow(cairn: Cairn, key: string, zone: string): void {
  const place = goalPlaceOf(zone);
  warnUnlessSaved(addGoals(cairn, { text: '', type: 'divider', place, position: { after: key } }).saved);
}

function PeriodItems({ goal, onPick }: { readonly goal: GoalView; readonly onPick: () => void }) {
  const cairn = useCairn();
  const planning = usePlanning();
  const current = scheduleOf(goal);
  return (
    <>
      <MenuMore icon={<CalendarRange />} label={m.goal_move_to()}>
        {allShortcuts(planning.today, planning.life).map(({ label, schedule }) => (
          <MenuItem
            key={label}
            icon={<HorizonGlyph stone={stoneOf[schedule.columnId]} isNow={schedule.columnId === 1} />}
            isChosen={
              current?.columnId === schedule.columnId &&
              isSamePeriod(schedule.columnId, current.dueDate, schedule.dueDate)
            }
            onSelect={() => scheduleWithUndo(cairn, goal, schedule, planning)}
          >
            {label}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<CalendarRange />} onSelect={onPick}>
          {m.goal_pick_date()}
        </MenuItem>
      </MenuMore>
      {current && (
        <MenuItem icon={<CalendarOff />} onSelect={() => scheduleWithUndo(cairn, goal, null, planning)}>
          {m.goal_remove_date()}
        </MenuItem>
      )}
    </>
  );
}

function PlaceItems({ goal, zone }: { readonly goal: GoalView; readonly zone: string }) {
  const cairn = useCairn();
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{m.goal_place()}</MenuLabel>
      <MenuItem icon={<ArrowUp />} onSelect={() => moveInList(cairn, goal.key, 'up')}>
        {m.goal_move_up()}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} onSelect={() => moveInList(cairn, goal.key, 'down')}>
        {m.goal_move_down()}
      </MenuItem>
      <MenuItem icon={<ArrowUpToLine />} onSelect={() => moveInList(cairn, goal.key, 'top')}>
        {m.goal_move_top()}
      </MenuItem>
      <MenuItem icon={<ArrowDownToLine />} onSelect={() => moveInList(cairn, goal.key, 'bottom')}>
        {m.goal_move_bottom()}
      </MenuItem>
      <MenuItem icon={<SeparatorHorizontal />} onSelect={() => addDividerBelow(cairn, goal.key, zone)}>
        {m.goal_add_divider()}
      </MenuItem>
    </>
  );
}
