import { useSettings } from '@cairn/client/react/account';
import { generalShortcutNames } from '@cairn/core/accounts/general-shortcuts';
import { reboundShortcuts } from '@cairn/core/accounts/rebound-shortcuts';
import {
  type OwnShortcuts,
  type ShortcutKey,
  type ShortcutName,
  goalShortcutNames,
  shortcutsOf,
} from '@cairn/core/accounts/shortcuts';
import { announce } from '@cairn/ui/announcer';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { keyText } from '../../base/keys-of.ts';
import { overlay } from '../../base/overlays.ts';
import { pressedKey } from '../../base/pressed-key.ts';
import { shortcutLabels } from '../../base/shortcut-labels.ts';
import styles from './settings-screen.module.css';
import { useChangeSettings } from './use-change-settings.ts';

const groups = [
  [m.shortcuts_general, generalShortcutNames],
  [m.shortcuts_goal, goalShortcutNames],
] as const;

const textOf = (key: ShortcutKey | null) => keyText(key) ?? m.keys_none();

const nameAndKey = (name: ShortcutName, key: ShortcutKey | null) =>
  `${shortcutLabels[name]()}: ${textOf(key)}`;

/** See docs/product.md, "Keys". */
export function KeyChoices() {
  const { shortcuts: own } = useSettings();
  const change = useChangeSettings();
  const onChange = (shortcuts: OwnShortcuts) => change({ shortcuts });
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
      announce(nameAndKey(name, key));
    } else if (outcome.refusal.code === 'shortcut.taken')
      setRefusal(m.keys_taken({ key: textOf(key), name: shortcutLabels[outcome.refusal.by]() }));
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
    <section className={styles.card}>
      <h2>{m.settings_keys()}</h2>
      <p className={styles.note}>{m.keys_lead()}</p>
      {groups.map(([title, names]) => (
        <Fragment key={title()}>
          <h3>{title()}</h3>
          {names.map((name) => (
            <Fragment key={name}>
              <div className={styles.line}>
                <span>{shortcutLabels[name]()}</span>
                <button
                  type="button"
                  className={styles.key}
                  aria-label={asked === name ? m.keys_press() : nameAndKey(name, shortcuts[name])}
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
