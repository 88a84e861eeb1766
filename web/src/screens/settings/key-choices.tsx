import { reboundShortcuts } from '@cairn/core/accounts/rebound-shortcuts';
import {
  type OwnShortcuts,
  type ShortcutKey,
  type ShortcutName,
  shortcutNames,
  shortcutsOf,
} from '@cairn/core/accounts/shortcuts';
import { announce } from '@cairn/ui/announcer';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { keyName } from '../../base/key-names.ts';
import { keysOf } from '../../base/keys-of.ts';
import { overlay } from '../../base/overlays.ts';
import { pressedKey } from '../../base/pressed-key.ts';
import styles from './settings-screen.module.css';

const names: Readonly<Record<ShortcutName, () => string>> = {
  addGoal: m.shortcut_add,
  goToday: m.shortcut_today,
  search: m.shortcut_search,
  commands: m.shortcut_search_anywhere,
  toggleSidebar: m.shortcut_sidebar,
  showFilters: m.shortcut_filters,
  undo: m.shortcut_undo,
  redo: m.shortcut_redo,
  showShortcuts: m.shortcut_help,
};

const textOf = (key: ShortcutKey | null) =>
  key === null ? m.keys_none() : keysOf(key).map(keyName).join(' ');

interface KeyChoicesProps {
  readonly own: OwnShortcuts;
  readonly onChange: (own: OwnShortcuts) => void;
}

/** See docs/product.md, "Keys". */
export function KeyChoices({ own, onChange }: KeyChoicesProps) {
  const [asked, setAsked] = useState<ShortcutName | null>(null);
  const [refusal, setRefusal] = useState('');
  const shortcuts = shortcutsOf(own);

  const ask = (name: ShortcutName | null) => {
    setAsked(name);
    setRefusal('');
  };

  const bind = (name: ShortcutName, key: ShortcutKey | null) => {
    const outcome = reboundShortcuts(own, name, key);
    if (outcome.ok) {
      ask(null);
      onChange(outcome.value);
      announce(`${names[name]()}: ${textOf(key)}`);
    } else if (outcome.refusal.code === 'shortcut.taken')
      setRefusal(m.keys_taken({ key: textOf(key), name: names[outcome.refusal.by]() }));
    else if (outcome.refusal.code === 'shortcut.reserved') setRefusal(m.keys_reserved({ key: textOf(key) }));
    else setRefusal(outcome.refusal.code === 'shortcut.typed' ? m.keys_typed() : m.keys_unknown());
  };

  const press = (event: KeyboardEvent<HTMLButtonElement>, name: ShortcutName) => {
    const { key } = event;
    if (asked !== name || key === 'Tab' || ['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') return ask(null);
    bind(name, key === 'Backspace' || key === 'Delete' ? null : pressedKey(event));
  };

  return (
    <section className={styles.card} id="keys">
      <h2>{m.settings_keys()}</h2>
      <p className={styles.note}>{m.keys_lead()}</p>
      {shortcutNames.map((name) => (
        <Fragment key={name}>
          <div className={styles.line}>
            <span>{names[name]()}</span>
            <button
              type="button"
              className={styles.key}
              aria-label={asked === name ? m.keys_press() : `${names[name]()}: ${textOf(shortcuts[name])}`}
              aria-pressed={asked === name}
              data-takes-keys={asked === name || undefined}
              onClick={() => ask(asked === name ? null : name)}
              onKeyDown={(event) => press(event, name)}
              onBlur={() => asked === name && ask(null)}
            >
              {asked === name ? m.keys_press() : textOf(shortcuts[name])}
            </button>
          </div>
          {asked === name && refusal !== '' && (
            <p className={styles.refusal} role="alert">
              {refusal}
            </p>
          )}
        </Fragment>
      ))}
      <p className={styles.note}>{m.keys_fixed()}</p>
      <div className={styles.keyEnd}>
        <Button onClick={() => onChange({})}>{m.keys_reset()}</Button>
        <Button look="ghost" onClick={() => overlay.set({ kind: 'shortcuts' })}>
          {m.keys_all()}
        </Button>
      </div>
    </section>
  );
}
