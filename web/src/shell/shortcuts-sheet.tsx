import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import X from 'lucide-react/icons/x';
import { goalShortcutNames, type ShortcutKey, type Shortcuts } from '@cairn/core/accounts/shortcuts';
import { useShortcuts } from '../goals/use-shortcuts.ts';
import { keyName } from '../base/key-names.ts';
import { keysOf } from '../base/keys-of.ts';
import { shortcutLabels } from '../base/shortcut-labels.ts';
import { overlay } from '../base/overlays.ts';
import { keysOfScreen, screens } from '../commands/screens.ts';
import styles from './shortcuts-sheet.module.css';

interface Group {
  readonly title: () => string;
  readonly entries: readonly (readonly [label: () => string, keys: readonly string[]])[];
}

const groupsOf = (own: Shortcuts): readonly Group[] => [
  {
    title: m.shortcuts_general,
    entries: [
      [m.shortcut_add, keysOf(own.addGoal)],
      [m.shortcut_today, keysOf(own.goToday)],
      [m.shortcut_search, keysOf(own.search)],
      [m.shortcut_search_anywhere, keysOf(own.commands)],
      [m.shortcut_space, ['⌥', '1…9']],
      [m.shortcut_space_too, ['⌥', '⇧', '1…9']],
      [m.shortcut_sidebar, keysOf(own.toggleSidebar)],
      [m.shortcut_undo, keysOf(own.undo)],
      [m.shortcut_redo, keysOf(own.redo)],
      [m.shortcut_filters, keysOf(own.showFilters)],
      [m.shortcut_help, keysOf(own.showShortcuts)],
      [m.shortcut_close, ['Esc']],
    ],
  },
  {
    title: m.shortcuts_goal,
    entries: [
      ...goalShortcutNames.map((name) => [shortcutLabels[name], keysOf(own[name])] as const),
      [m.shortcut_delete, ['⌫']],
      [m.shortcut_options, ['/']],
      [m.shortcut_menu, [m.shortcut_right_click()]],
    ],
  },
  ...(own.goTo === null ? [] : [{ title: m.shortcuts_go_to, entries: goEntries(own.goTo) }]),
  {
    title: m.shortcuts_hours,
    entries: [
      [m.shortcut_hours_move, ['↑', '↓']],
      [m.shortcut_hours_day, ['←', '→']],
      [m.shortcut_hours_length, ['⇧', '↑', '↓']],
      [m.shortcut_hours_open, ['↵']],
    ],
  },
  {
    title: m.nav_clock,
    entries: [
      [m.clock_key_days, ['←', '→']],
      [m.shortcut_today, keysOf(own.goToday)],
      [m.clock_leave, ['Esc']],
    ],
  },
  {
    title: m.shortcuts_list,
    entries: [
      [m.shortcut_walk, ['↑', '↓']],
      [m.shortcut_edit, ['↵']],
      [m.shortcut_quick_edit, ['⌥', m.shortcut_click()]],
      [m.shortcut_open, ['⌥', '↵']],
      [m.shortcut_lift, ['Space']],
      [m.shortcut_folder_move, ['⌥', '↑', '↓']],
      [m.shortcut_choose, ['⇧', '↑', '↓']],
      [m.shortcut_calendar_tick, ['⌘', '↵']],
    ],
  },
  {
    title: m.shortcuts_editor,
    entries: [
      [m.shortcut_save, ['↵']],
      [m.shortcut_revert, ['Esc']],
      [m.shortcut_open, ['⌥', '↵']],
      [m.shortcut_focus, ['⌥', '↵']],
      [m.shortcut_below_writing, ['Tab']],
      [m.shortcut_out_writing, ['⇧', 'Tab']],
      [m.shortcut_leave, ['Tab']],
    ],
  },
];

function goEntries(first: ShortcutKey): Group['entries'] {
  return [...screens.values()].flatMap((screen) => {
    const keys = keysOfScreen(screen, first);
    return keys ? [[screen.label, keys] as const] : [];
  });
}

export function ShortcutsSheet() {
  const shortcuts = useShortcuts();
  const close = () => overlay.set(null);
  return (
    <Dialog label={m.shortcuts_title()} isOpen onClose={close} width={760}>
      <DialogHead title={m.shortcuts_title()}>
        <IconButton label={m.action_close()} icon={<X />} onClick={close} />
      </DialogHead>
      <div
        className={styles.groups}
        role="region"
        aria-label={m.shortcuts_title()}
        // The list may be longer than the screen and has no focusable content, so the keyboard scrolls it.
        // oxlint-disable-next-line no-noninteractive-tabindex
        tabIndex={0}
      >
        {groupsOf(shortcuts).map(({ title, entries }) => (
          <section key={title()} aria-label={title()}>
            <h3>{title()}</h3>
            <dl>
              {entries.map(([label, keys]) => (
                <div key={label()} className={styles.entry}>
                  <dt>{label()}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{keyName(key)}</kbd>
                    ))}
                    {keys.length === 0 && m.keys_none()}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
