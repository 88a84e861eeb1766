import { changeSettings } from '@cairn/client/settings/change-settings';
import { spacesOf } from '@cairn/client/replica/spaces-of';
import { type ColumnId, columnOfSlug, columnsWideToNarrow, dayColumn } from '@cairn/core/time/horizons';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import TrendingUp from 'lucide-react/icons/trending-up';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import CloudOff from 'lucide-react/icons/cloud-off';
import CircleCheck from 'lucide-react/icons/circle-check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import House from 'lucide-react/icons/house';
import Info from 'lucide-react/icons/info';
import Image from 'lucide-react/icons/image';
import Kanban from 'lucide-react/icons/kanban';
import Keyboard from 'lucide-react/icons/keyboard';
import Layers from 'lucide-react/icons/layers';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Mountain from 'lucide-react/icons/mountain';
import Palette from 'lucide-react/icons/palette';
import PanelLeft from 'lucide-react/icons/panel-left';
import Plus from 'lucide-react/icons/plus';
import Redo from 'lucide-react/icons/redo-2';
import Search from 'lucide-react/icons/search';
import SettingsSign from 'lucide-react/icons/settings';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { currentNames, stoneOf } from '../goals/period-words.ts';
import { redoLast, undoLast } from '../goals/undo-last.ts';
import { filtersOpen } from '../periods/filters-open.ts';
import { overlay } from '../base/overlays.ts';
import { isDarkNow } from '../base/theme.ts';
import { keysOf } from '../base/keys-of.ts';
import { settingsPages } from '../account/settings-pages.ts';
import { type Command, commandIn, type CommandHold } from './command.ts';
import { keysOfScreen, type ScreenId, screens } from './screens.ts';
import { pickSpace } from '../spaces/space-keys.ts';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';

export function commandsNow(hold: CommandHold): readonly Command[] {
  return [...waysNow(hold), ...actsOnGoals(hold), ...actsOnSettings(hold)];
}

const go = commandIn('go');
const act = commandIn('do');

const icons: Readonly<Record<ScreenId, ReactNode>> = {
  home: <House />,
  horizons: <Layers />,
  ...horizonGlyphs(),
  hours: <Clock />,
  calendar: <CalendarDays />,
  boards: <Kanban />,
  climbs: <Mountain />,
  gallery: <Image />,
  clock: <Clock />,
  templates: <LayoutTemplate />,
  progress: <TrendingUp />,
  team: <Users />,
  colored: <Palette />,
  about: <Info />,
  search: <Search />,
  deleted: <Trash />,
  'not-saved': <CloudOff />,
  more: <Ellipsis />,
  settings: <SettingsSign />,
};

function horizonGlyphs(): Readonly<Record<`horizon-${ColumnId}`, ReactNode>> {
  const glyphs = columnsWideToNarrow.map((columnId) => [
    `horizon-${columnId}`,
    <HorizonGlyph key={columnId} stone={stoneOf[columnId]} />,
  ]);
  return Object.fromEntries(glyphs) as Record<`horizon-${ColumnId}`, ReactNode>;
}

const usualScreens: ReadonlySet<ScreenId> = new Set(['home', 'horizons', 'settings']);

function waysNow({ router, shell, shortcuts }: CommandHold): readonly Command[] {
  return [
    go('today', m.period_today(), <HorizonGlyph stone={6} isNow />, shell.goToday, {
      keys: keysOf(shortcuts.goToday),
      isUsual: true,
    }),
    ...[...screens].map(([id, screen]) => {
      const keys = keysOfScreen(screen, shortcuts.goTo);
      const more = { ...(keys ? { keys } : {}), isUsual: usualScreens.has(id) };
      return go(id, screen.label(), icons[id], () => screen.go(router), more);
    }),
    ...settingsPages.map(({ id, name, Icon, settings }) =>
      go(
        `settings-${id}`,
        name(),
        <Icon />,
        () => router.navigate({ to: '/settings/$page/', params: { page: id } }),
        { beside: m.settings_title(), words: settings.map((setting) => setting()).join(' ') },
      ),
    ),
  ];
}

function actsOnGoals({ cairn, router, shortcuts }: CommandHold): readonly Command[] {
  const all = spacesOf(cairn);
  const spaces = all.length > 1 ? all : [];
  const slug = /^\/horizons\/(\w+)\//u.exec(router.state.location.pathname)?.[1] ?? '';
  const here = columnOfSlug(slug) ?? dayColumn;
  return [
    act('add', m.command_new(), <Plus />, () => overlay.set({ kind: 'add' }), {
      keys: keysOf(shortcuts.addGoal),
      isUsual: true,
    }),
    ...columnsWideToNarrow
      .toReversed()
      .map((columnId) =>
        act(
          `add-${columnId}`,
          m.command_new_in({ period: currentNames[columnId]() }),
          <Plus />,
          () => overlay.set({ kind: 'add', start: { columnId } }),
          { isUsual: columnId === here && here !== dayColumn },
        ),
      ),
    ...spaces.map(({ id, ...space }) =>
      act(
        `space-${id}`,
        m.command_space({ name: nameInSentence(space.name) }),
        <SpaceTile {...space} size={20} />,
        () => pickSpace(cairn, id, false),
      ),
    ),
    act('undo', m.shortcut_undo(), <Undo />, () => undoLast(cairn), {
      keys: keysOf(shortcuts.undo),
      isUsual: true,
    }),
    act('redo', m.shortcut_redo(), <Redo />, () => redoLast(cairn), { keys: keysOf(shortcuts.redo) }),
  ];
}

function actsOnSettings(hold: CommandHold): readonly Command[] {
  const { cairn, router, shell, settings, amPm, shortcuts, signOut } = hold;
  const { hideCompleted, coloredGoalsStyle } = settings;
  const isDark = isDarkNow();
  const hasLists = /^\/(?:horizons|calendar|boards)\/./u.test(router.state.location.pathname);
  const set = (edit: Parameters<typeof changeSettings>[1]) =>
    warnUnlessSaved(changeSettings(cairn, edit).saved);
  return [
    act(
      'completed',
      hideCompleted ? m.command_show_completed() : m.hide_completed(),
      <CircleCheck />,
      () => set({ hideCompleted: !hideCompleted }),
      { isUsual: true },
    ),
    ...(shell.user.level.canUseDarkMode || isDark
      ? [
          act(
            'theme',
            isDark ? m.nav_theme_classic() : m.nav_theme_dark(),
            <Moon />,
            () => set({ darkMode: !isDark }),
            {
              isUsual: true,
            },
          ),
          act('theme-system', m.command_theme_system(), <Moon />, () => set({ darkMode: null })),
        ]
      : []),
    ...(hasLists
      ? [
          act('filters', m.shortcut_filters(), <SlidersHorizontal />, () => filtersOpen.set(true), {
            keys: keysOf(shortcuts.showFilters),
          }),
        ]
      : []),
    act(
      'colored-style',
      `${m.settings_colored()}: ${coloredGoalsStyle === 'card' ? m.settings_marker() : m.settings_card()}`,
      <Palette />,
      () => set({ coloredGoalsStyle: coloredGoalsStyle === 'card' ? 'marker' : 'card' }),
    ),
    act('clock', `${m.settings_clock()}: ${amPm ? m.settings_24() : m.settings_12()}`, <Clock />, () =>
      set({ amPm: !amPm }),
    ),
    act('sidebar', m.shortcut_sidebar(), <PanelLeft />, shell.toggleSidebar, {
      keys: keysOf(shortcuts.toggleSidebar),
    }),
    act('shortcuts', m.shortcut_help(), <Keyboard />, () => overlay.set({ kind: 'shortcuts' }), {
      keys: keysOf(shortcuts.showShortcuts),
      isUsual: true,
    }),
    act('sign-out', m.settings_sign_out(), <LogOut />, signOut),
  ];
}
