import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWatched } from '@cairn/client/react/use-watched';
import { isDone } from '@cairn/core/goals/goal';
import { IconButton } from '@cairn/ui/icon-button';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { useLocation } from '@tanstack/react-router';
import CalendarRange from 'lucide-react/icons/calendar-range';
import CircleCheck from 'lucide-react/icons/circle-check';
import Palette from 'lucide-react/icons/palette';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useCell } from '../base/cell.ts';
import { chosenSurface } from '../goals/ui-requests.ts';
import { useShortcuts } from '../goals/use-shortcuts.ts';
import { keyText } from '../base/keys-of.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { goalsText } from '../goals/goals-text.ts';
import { usePlanning } from '../goals/planning.ts';
import { ColorPicker } from '../pickers/color-picker.tsx';
import { PeriodPicker } from '../pickers/period-picker.tsx';
import { TagPicker } from '../pickers/tag-picker.tsx';
import { useShell } from '../base/shell-context.ts';
import { endChoice } from './choose-goals.ts';
import { deleteAllChosen, recolorChosen, scheduleChosen, tagChosen, tickChosen } from './chosen-actions.ts';
import styles from './selection-bar.module.css';

interface Surface {
  readonly kind: 'period' | 'color' | 'tag';
  readonly anchor: Element;
}

export function SelectionBar() {
  const cairn = useCairn();
  const planning = usePlanning();
  const { user } = useShell();
  const { colorMeanings } = useSettings();
  const chosen = useCell(chosenKeys, (keys) => keys);
  useWatched(cairn.replica, 'goals', () => cairn.replica.version);
  const [surface, setSurface] = useState<Surface | null>(null);
  const goals = [...chosen].flatMap((key) => cairn.replica.goal(key) ?? []);
  const areDone = goals.length > 0 && goals.every(isDone);
  const spaces = [...new Set(goals.map(({ space }) => space))];
  const isGone = goals.length === 0;
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  // The selection belongs to the page.
  useEffect(() => {
    if (isGone || pathname !== openedAt.current) endChoice();
  }, [isGone, pathname]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-choosing', true);
    return () => document.documentElement.removeAttribute('data-choosing');
  }, []);

  const bar = useRef<HTMLDivElement>(null);
  const asked = useCell(chosenSurface, (kind) => kind);
  const shortcuts = useShortcuts();
  useEffect(() => {
    if (asked === null) return;
    chosenSurface.set(null);
    const anchor = bar.current?.querySelector(`[data-surface=${asked}]`);
    if (anchor) setSurface({ kind: asked, anchor });
  }, [asked]);

  const close = () => setSurface(null);
  const opener = (kind: Surface['kind']) => ({
    'data-surface': kind,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': surface?.kind === kind,
    onClick: (event: React.MouseEvent) => setSurface({ kind, anchor: event.currentTarget }),
  });
  const popover = (kind: Surface['kind'], label: string, content: React.ReactNode) =>
    surface?.kind === kind && (
      <Popover
        label={label}
        closeLabel={m.action_close()}
        anchor={surface.anchor}
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
      >
        {content}
      </Popover>
    );

  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={m.selection_bar()} data-selection>
      <b>{goalsText(goals.length)}</b>
      <IconButton
        label={areDone ? m.selection_reopen() : m.selection_tick()}
        shortcut={keyText(shortcuts.tickGoal)}
        icon={<CircleCheck />}
        onClick={() => tickChosen(cairn, !areDone)}
      />
      <IconButton
        label={m.goal_move_to()}
        shortcut={keyText(shortcuts.moveToPeriod)}
        icon={<CalendarRange />}
        {...opener('period')}
      />
      <IconButton
        label={m.goal_color()}
        shortcut={keyText(shortcuts.setColor)}
        icon={<Palette />}
        {...opener('color')}
      />
      <IconButton
        label={m.selection_tag()}
        shortcut={keyText(shortcuts.setTags)}
        icon={<Tag />}
        {...opener('tag')}
      />
      <IconButton
        label={m.goal_delete()}
        shortcut="⌫"
        icon={<Trash />}
        onClick={() => deleteAllChosen(cairn)}
      />
      <IconButton label={m.selection_end()} shortcut="Esc" icon={<X />} onClick={endChoice} />
      {popover(
        'period',
        m.picker_title(),
        <PeriodPicker
          schedule={null}
          onPick={(schedule) => scheduleChosen(cairn, schedule, planning)}
          onRemove={() => scheduleChosen(cairn, null, planning)}
        />,
      )}
      {popover(
        'color',
        m.goal_color(),
        <ColorPicker
          color={null}
          meanings={colorMeanings}
          hasAllColors={user.level.canUseColors}
          onPick={(color) => recolorChosen(cairn, color)}
        />,
      )}
      {popover(
        'tag',
        m.selection_tag(),
        <TagPicker spaces={spaces} tags={null} onToggle={(tag) => tagChosen(cairn, tag)} />,
      )}
    </div>
  );
}
