import { type GeneralShortcutName, generalShortcutNames, generalShortcuts } from './general-shortcuts.ts';

/** The group "On a goal": each acts on the goal with the focus, or on all selected goals. */
export const goalShortcutNames = [
  'tickGoal',
  'openGoal',
  'renameGoal',
  'moveToToday',
  'moveToTomorrow',
  'moveToThisWeek',
  'moveToNextWeek',
  'moveToPeriod',
  'setTime',
  'setColor',
  'setTags',
  'setAssignee',
  'followGoal',
  'muteGoal',
  'duplicateGoal',
  'copyGoals',
  'moveBelow',
  'moveOut',
] as const;

export type GoalShortcutName = (typeof goalShortcutNames)[number];

/** Users can change these keys (docs/product.md, "Keys"). */
export const shortcutNames = [...generalShortcutNames, ...goalShortcutNames] as const;

export type ShortcutName = GeneralShortcutName | GoalShortcutName;

/**
 * A `KeyboardEvent.code`, such as `KeyN` or `Shift+Digit1`: a position on the keyboard. With `Mod+` (Ctrl or
 * ⌘) it means the letter, as in all programs.
 */
export type ShortcutKey = string;

export type Shortcuts = Readonly<Record<ShortcutName, ShortcutKey | null>>;

export type OwnShortcuts = Readonly<Partial<Record<ShortcutName, ShortcutKey | null>>>;

export const defaultShortcuts: Shortcuts = {
  ...generalShortcuts,
  tickGoal: 'KeyX',
  openGoal: 'KeyO',
  renameGoal: 'F2',
  moveToToday: 'Digit0',
  moveToTomorrow: 'KeyD',
  moveToThisWeek: 'Shift+Digit0',
  moveToNextWeek: 'Shift+KeyD',
  moveToPeriod: 'KeyP',
  setTime: 'KeyH',
  setColor: 'KeyC',
  setTags: 'Shift+KeyT',
  setAssignee: 'KeyA',
  followGoal: 'KeyW',
  muteGoal: 'KeyM',
  duplicateGoal: 'Shift+KeyV',
  copyGoals: 'Mod+KeyC',
  moveBelow: 'Alt+ArrowRight',
  moveOut: 'Alt+ArrowLeft',
};

/** These defaults are newer than custom keys. If the user already chose such a key, the default is dropped. */
const givesWay: ReadonlySet<string> = new Set<ShortcutName>(['goTo', ...goalShortcutNames]);

export function shortcutsOf(own: OwnShortcuts): Shortcuts {
  const taken = new Set(Object.values(own));
  const defaults = Object.entries(defaultShortcuts).map(([name, key]) => [
    name,
    givesWay.has(name) && taken.has(key) ? null : key,
  ]);
  return { ...(Object.fromEntries(defaults) as Shortcuts), ...own };
}
