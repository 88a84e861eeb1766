import { useColorGroups } from '@cairn/client/react/color-groups';
import { freeColors, type GoalColor, goalColors } from '@cairn/core/goals/colors';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { useEffect } from 'react';
import { useCell } from '../../base/cell.ts';
import { dropTarget } from '../../drag/dragged.ts';
import { addingIn } from '../../goals/ui-requests.ts';
import { useColorName } from '../../pickers/use-color-name.ts';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useShell } from '../../base/shell-context.ts';
import { ColorGroupList } from './color-group.tsx';
import styles from './colored-screen.module.css';
import { zoneOfColor } from '../../drag/drop-place.ts';

/** `/colored/`: open goals by colour. Dragging a goal to another group changes its colour. */
export function ColoredScreen() {
  const { user } = useShell();
  const { status, groups } = useColorGroups();
  const isLocked = (color: GoalColor | null) =>
    color !== null && !user.level.canUseColors && !freeColors.includes(color);
  const used = groups.map(({ color }) => color);
  const others = goalColors.filter((color) => !used.includes(color) && !isLocked(color));
  const hasColors = used.some((color) => color !== null);
  const isEmpty = groups.length === 0;

  // A second Enter in a name requests an add field. The next page must not open this field.
  useEffect(() => () => addingIn.set(null), []);

  return (
    <>
      <PageHead title={m.colored_title()} />
      <PageBody>
        {status === 'loading' && isEmpty && <Skeleton label={m.loading()} />}
        {status === 'ready' && isEmpty && (
          <EmptyState filled={7} title={m.colored_nothing()} lead={m.colored_nothing_lead()} />
        )}
        {!isEmpty && others.length > 0 && (
          <ul className={styles.others} aria-label={m.colored_others()}>
            {others.map((color) => (
              <OtherColor key={color} color={color} />
            ))}
          </ul>
        )}
        {status === 'ready' && !isEmpty && !hasColors && (
          <EmptyState title={m.colored_empty()} lead={m.colored_empty_lead()} />
        )}
        <div className={styles.groups}>
          {groups.map(({ color, goals }) => (
            <ColorGroupList key={color} color={color} goals={goals} isLocked={isLocked(color)} />
          ))}
        </div>
      </PageBody>
    </>
  );
}

function OtherColor({ color }: { readonly color: GoalColor }) {
  const zone = zoneOfColor(color);
  const name = useColorName()(color);
  const isAimedAt = useCell(dropTarget, (target) => target?.zone === zone);
  return (
    <li data-color={color} data-drop-zone={zone} data-drop-label={name} data-aimed={isAimedAt || undefined}>
      {name}
    </li>
  );
}
