import type { GeneralShortcuts } from '@cairn/core/accounts/general-shortcuts';
import { useSettings } from '@cairn/client/react/account';
import { usePeriodCounts } from '@cairn/client/react/goals';
import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { hintFor, type HintName, type HintPlace } from '@cairn/core/accounts/hints';
import type { SettingsEdit } from '@cairn/core/accounts/settings';
import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { IconButton } from '@cairn/ui/icon-button';
import { showToast } from '@cairn/ui/toast';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useRouterState } from '@tanstack/react-router';
import Lightbulb from 'lucide-react/icons/lightbulb';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { usePlanning } from '../goals/planning.ts';
import styles from './hint-line.module.css';
import { keyHints } from '../base/key-hints.ts';
import { keyName } from '../base/key-names.ts';
import { keysOf } from '../base/keys-of.ts';

export function HintLine() {
  const { path, isHours } = useRouterState({
    select: ({ location: { pathname, search } }) => ({
      path: pathname,
      isHours: pathname === '/horizons/hours/' || ('view' in search && search.view === 'hours'),
    }),
    structuralSharing: true,
  });
  const isNarrow = useNarrow();
  const place = placeOf(path, isHours);
  // After a hint is dismissed, the same page shows no other hint.
  return place && <Hint key={`${path} ${place} ${isNarrow}`} place={place} isNarrow={isNarrow} />;
}

function Hint({ place, isNarrow }: { readonly place: HintPlace; readonly isNarrow: boolean }) {
  const cairn = useCairn();
  const settings = useSettings();
  const { today, life, shortcuts } = usePlanning();
  const [isPutAway, setPutAway] = useState(false);
  const ofToday = usePeriodCounts(periodOf(dayColumn, today, life));
  const ofWeek = usePeriodCounts(periodOf(weekColumn, today, life));
  const hint = hintFor(place, { hasGoals: ofToday.total + ofWeek.total > 0, isNarrow }, settings);
  const isShown = hint !== null && !isPutAway;

  useEffect(() => {
    document.documentElement.toggleAttribute('data-hint', isShown);
    return () => document.documentElement.removeAttribute('data-hint');
  }, [isShown]);

  if (!isShown) return null;

  const change = (edit: SettingsEdit) => warnUnlessSaved(changeSettings(cairn, edit).saved);
  const turnOff = () => {
    change({ showHints: false });
    showToast({
      text: m.hints_off(),
      action: { label: m.action_undo(), run: () => change({ showHints: true }) },
    });
  };
  return (
    <div role="note" className={styles.hint} aria-label={m.hint_label()}>
      <Lightbulb aria-hidden="true" />
      <p>{sayings[hint]({ isNarrow, shortcuts })}</p>
      <button type="button" onClick={turnOff}>
        {m.hints_turn_off()}
      </button>
      <IconButton
        label={m.hint_dismiss()}
        icon={<X />}
        onClick={() => {
          setPutAway(true);
          change({ dismissedHints: [...settings.dismissedHints, hint] });
        }}
      />
    </div>
  );
}

interface Speech {
  readonly isNarrow: boolean;
  readonly shortcuts: GeneralShortcuts;
}

const sayings: Readonly<Record<HintName, (speech: Speech) => string>> = {
  commands: ({ shortcuts: { commands, search } }) =>
    m.hint_commands({
      key: keysOf(commands ?? search)
        .map(keyName)
        .join(' '),
    }),
  saidTimes: ({ isNarrow, shortcuts }) => {
    const { shortcut: key } = keyHints(shortcuts.addGoal);
    return isNarrow || !key ? m.hint_said_times_touch() : m.hint_said_times({ key });
  },
  drag: ({ isNarrow }) => (isNarrow ? m.hint_drag_touch() : m.hint_drag()),
  swipe: m.hint_swipe,
  pasteList: m.hint_paste_list,
  choose: m.hint_choose,
  drawHours: ({ isNarrow }) => (isNarrow ? m.hint_draw_hours_touch() : m.hint_draw_hours()),
  calendar: m.hint_calendar,
};

function placeOf(path: string, isHours: boolean): HintPlace | null {
  if (isHours) return 'hours';
  if (path === '/home/') return 'home';
  if (path === '/calendar/') return 'calendar';
  if (path === '/horizons/') return 'horizons';
  return path.startsWith('/horizons/') ? 'periods' : null;
}
