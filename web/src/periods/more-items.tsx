import { addGoals } from '@cairn/client/goals/add-goals';
import { setGoalParent } from '@cairn/client/goals/move-goal';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWritableSpaces } from '@cairn/client/react/viewed';
import { saveAsTemplate } from '@cairn/client/recurrence/save-as-template';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { GoalView } from '@cairn/client/replica/goal-view';
import type { FolderKind } from '@cairn/core/folders/folder';
import { isDivider } from '@cairn/core/goals/goal';
import { MenuItem, MenuLabel, MenuSeparator } from '@cairn/ui/menu';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import CopyCheck from 'lucide-react/icons/copy-check';
import List from 'lucide-react/icons/list';
import Milestone from 'lucide-react/icons/milestone';
import Palette from 'lucide-react/icons/palette';
import SeparatorHorizontal from 'lucide-react/icons/separator-horizontal';
import SquareCheck from 'lucide-react/icons/square-check';
import { FolderItems, FolderPlaceItems } from '../folders/folder-items.tsx';
import { folderAround } from '../folders/folder-walk.ts';
import { goalPlaceOf } from '../drag/zones.ts';
import { copyGoals } from '../goals/copy-goals.ts';
import type { GoalSurface } from '../goals/ui-requests.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { FollowItem } from '../goals/following.tsx';
import { moveInList } from '../goals/move-with-undo.ts';
import { sayRefused } from '../goals/say-refused.ts';
import { useShortcuts } from '../goals/use-shortcuts.ts';
import { keyText } from '../base/keys-of.ts';
import { beginChoice } from './choose-goals.ts';

interface MoreItemsProps {
  readonly goal: GoalView;
  readonly anchor: Element;
  /** The list with the goal's row; null outside lists. */
  readonly zone: string | null;
  readonly onSurface: (surface: GoalSurface) => void;
  /** Called before the goal leaves a folder. */
  readonly onTake: (kind: FolderKind) => void;
}

/** The entries of a goal's menu that are not needed every day. */
export function MoreItems({ goal, anchor, zone, onSurface, onTake }: MoreItemsProps) {
  const folder = folderAround(anchor);
  return (
    <>
      {!isDivider(goal) && <PlainItems goal={goal} onSurface={onSurface} />}
      {goal.recurrence !== null && <TemplateItem goal={goal} />}
      <FolderItems filed={{ of: 'goal', view: goal }} from={folder} onTake={onTake} />
      <FollowItem goal={goal} />
      {zone !== null && !isDivider(goal) && anchor.closest('#page') && (
        <MenuItem icon={<SquareCheck />} onSelect={() => beginChoice(goal.key)}>
          {m.selection_begin()}
        </MenuItem>
      )}
      {zone !== null && <PlaceItems goal={goal} zone={zone} />}
      {folder && <FolderPlaceItems view={goal} kind={folder} />}
    </>
  );
}

function PlainItems({ goal, onSurface }: Pick<MoreItemsProps, 'goal' | 'onSurface'>) {
  const cairn = useCairn();
  const keys = useShortcuts();
  const hasOtherSpaces = useWritableSpaces().length > 1;
  return (
    <>
      <MenuItem icon={<Milestone />} onSelect={() => onSurface('parent')}>
        {m.goal_parent_more()}
      </MenuItem>
      {goal.parent !== null && (
        <MenuItem icon={<CornerLeftUp />} onSelect={() => detach(setGoalParent(cairn, goal.key, null))}>
          {m.goal_detach()}
        </MenuItem>
      )}
      {hasOtherSpaces && goal.recurrence === null && (
        <MenuItem icon={<ArrowRightLeft />} onSelect={() => onSurface('space')}>
          {m.goal_space_more()}
        </MenuItem>
      )}
      <MenuItem icon={<Palette />} shortcut={keyText(keys.setColor)} onSelect={() => onSurface('color')}>
        {m.goal_color()}
      </MenuItem>
      <MenuItem
        icon={<List />}
        shortcut={keyText(keys.copyGoals)}
        onSelect={() => copyGoals(cairn, [goal.key])}
      >
        {m.goal_copy()}
      </MenuItem>
    </>
  );
}

function TemplateItem({ goal }: { readonly goal: GoalView }) {
  const cairn = useCairn();
  return (
    <MenuItem icon={<CopyCheck />} onSelect={() => saveTemplate(saveAsTemplate(cairn, goal.key))}>
      {m.repeat_template()}
    </MenuItem>
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
