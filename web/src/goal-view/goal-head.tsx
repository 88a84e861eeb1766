import type { GoalView } from '@cairn/client/replica/goal-view';
import { Chip, Fact } from '@cairn/ui/chip';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { IconButton } from '@cairn/ui/icon-button';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ExternalLink from 'lucide-react/icons/external-link';
import Maximize from 'lucide-react/icons/maximize-2';
import Minimize from 'lucide-react/icons/minimize-2';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useState } from 'react';
import { FollowButton } from '../goals/following.tsx';
import { stoneOf } from '../goals/period-words.ts';
import { namedSchedule, usePlanning } from '../goals/planning.ts';
import { PeriodSurface } from '../periods/goal-surfaces.tsx';
import { BoardChip } from './board-chip.tsx';
import { keyName } from '../base/key-names.ts';
import styles from './goal-content.module.css';
import { Presence } from './presence.tsx';
import { SpaceChip } from './space-chip.tsx';
import type { FocusMode } from './use-focus-mode.ts';

const ClimbChip = lazy(() => import('./climb-part.tsx').then((part) => ({ default: part.ClimbChip })));

interface GoalHeadProps {
  readonly goal: GoalView;
  readonly onClose: () => void;
  readonly isPage: boolean;
  readonly focusMode: FocusMode;
}

export function GoalHead({ goal, onClose, isPage, focusMode }: GoalHeadProps) {
  const planning = usePlanning();
  const isNarrow = useNarrow();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const name =
    goal.columnId !== null && goal.dueDate !== null
      ? namedSchedule({ columnId: goal.columnId, dueDate: goal.dueDate }, planning)
      : null;
  const sign = goal.columnId === null ? <CalendarPlus /> : <HorizonGlyph stone={stoneOf[goal.columnId]} />;
  const period = (
    <>
      {name ? name.title : m.goal_no_date()}
      {name && name.subtitle !== '' && <span className={styles.chipDetail}>{name.subtitle}</span>}
    </>
  );
  return (
    <header className={styles.head}>
      {goal.locked ? (
        <Fact icon={sign}>{period}</Fact>
      ) : (
        <Chip
          look={name ? 'active' : 'addable'}
          icon={sign}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {period}
        </Chip>
      )}
      {goal.climbStep && (
        <Suspense fallback={null}>
          <ClimbChip step={goal.climbStep} />
        </Suspense>
      )}
      <BoardChip goal={goal} />
      <SpaceChip goal={goal} />
      {anchor && <PeriodSurface goal={goal} anchor={anchor} onClose={() => setAnchor(null)} />}
      <span className={styles.gap} />
      <Presence goal={goal} />
      <FollowButton goal={goal} />
      {!isNarrow && (
        <IconButton
          label={m.goal_focus()}
          shortcut={`${keyName('⌥')} ↵`}
          aria-keyshortcuts="Alt+Enter"
          aria-pressed={focusMode.isOn}
          icon={focusMode.isOn ? <Minimize /> : <Maximize />}
          onClick={focusMode.toggle}
        />
      )}
      {!isPage && !isNarrow && (
        <Link
          to="/goals/$id/{-$slug}/"
          params={{ id: goal.id ?? goal.key, slug: undefined }}
          className={styles.headLink}
          aria-label={m.goal_open_page()}
          data-tip={m.goal_open_page()}
        >
          <ExternalLink aria-hidden="true" />
        </Link>
      )}
      <IconButton label={m.goal_close()} shortcut="Esc" icon={<X />} onClick={onClose} />
    </header>
  );
}
