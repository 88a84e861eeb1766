import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWatched } from '@cairn/client/react/use-watched';
import { IconButton } from '@cairn/ui/icon-button';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import { useLocation } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useCell } from '../base/cell.ts';
import { chosenSurface } from '../goals/ui-requests.ts';
import { useShortcuts } from '../goals/use-shortcuts.ts';
import { keyName } from '../base/key-names.ts';
import { chosenKeys } from '../goals/chosen.ts';
import { goalsText } from '../goals/goals-text.ts';
import { usePlanning } from '../goals/planning.ts';
import { ColorPicker } from '../pickers/color-picker.tsx';
import { PeriodPicker } from '../pickers/period-picker.tsx';
import { TagPicker } from '../pickers/tag-picker.tsx';
import { useShell } from '../base/shell-context.ts';
import { endChoice } from './choose-goals.ts';
import { recolorChosen, scheduleChosen, tagChosen } from './chosen-actions.ts';
import { type ChosenAct, chosenActs } from './chosen-acts.tsx';
import styles from './selection-bar.module.css';

interface Surface {
  readonly kind: 'period' | 'color' | 'tag';
  readonly anchor: Element;
}

/** The actions on the bar, each with the surface that it opens; null for none. */
const surfacesOnBar: Partial<Record<ChosenAct['id'], Surface['kind'] | null>> = {
  tickGoal: null,
  moveToPeriod: 'period',
  setColor: 'color',
  setTags: 'tag',
  delete: null,
};

export function SelectionBar() {
  const cairn = useCairn();
  const planning = usePlanning();
  const { user } = useShell();
  const { colorMeanings } = useSettings();
  const chosen = useCell(chosenKeys, (keys) => keys);
  useWatched(cairn.replica, 'goals', () => cairn.replica.version);
  const [surface, setSurface] = useState<Surface | null>(null);
  const goals = [...chosen].flatMap((key) => cairn.replica.goal(key) ?? []);
  const spaces = [...new Set(goals.map(({ space }) => space))];
  const isGone = goals.length === 0;
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  // A selection ends when the user opens another page.
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
      {chosenActs(cairn, planning, shortcuts).map(({ id, label, icon, keys, run }) => {
        const kind = surfacesOnBar[id];
        return (
          kind !== undefined && (
            <IconButton
              key={id}
              label={label}
              shortcut={keys.length > 0 ? keys.map(keyName).join(' ') : undefined}
              icon={icon}
              {...(kind === null ? { onClick: run } : opener(kind))}
            />
          )
        );
      })}
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
