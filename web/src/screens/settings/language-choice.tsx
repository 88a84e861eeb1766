import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { Segmented } from '@cairn/ui/segmented';
import { languageNames, languageOf, languageSpoken, spokenLanguage } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import { useEffect, useRef } from 'react';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import styles from './settings-screen.module.css';

/** This key is set while the focus must be restored after a reload. */
const chosenKey = 'cairn-language-chosen';

/** Chooses the language of the app and of mails; by default the browser's. */
export function LanguageChoice({ locale }: { readonly locale: string }) {
  const cairn = useCairn();
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!tookNote()) return;
    line.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);

  const choose = async (tag: string) => {
    const { saved } = changeSettings(cairn, { locale: tag });
    warnUnlessSaved(saved);
    // Reload only after the choice is stored.
    const isKept = await saved.then(
      () => true,
      () => false,
    );
    if (!isKept || spokenLanguage([tag, ...navigator.languages]) === languageSpoken()) return;
    // An older snapshot would show the former language.
    cairn.environment.snapshot.write(null);
    leaveNote();
    location.reload();
  };

  return (
    <div className={styles.line} ref={line}>
      <span>{m.settings_language()}</span>
      <Segmented
        label={m.settings_language()}
        value={languageOf(locale) ?? ''}
        segments={[
          { value: '', label: m.settings_system() },
          // Each name is in its own language.
          ...languageNames.map(([language, label]) => ({ value: language, label })),
        ]}
        onChange={(tag) => void choose(tag)}
      />
    </div>
  );
}

function leaveNote(): void {
  try {
    sessionStorage.setItem(chosenKey, '1');
  } catch {
    // Without storage, the focus starts at the top after the reload.
  }
}

function tookNote(): boolean {
  try {
    const isThere = sessionStorage.getItem(chosenKey) !== null;
    sessionStorage.removeItem(chosenKey);
    return isThere;
  } catch {
    return false;
  }
}
