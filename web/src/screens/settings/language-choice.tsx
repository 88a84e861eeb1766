import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { Segmented } from '@cairn/ui/segmented';
import { languageNames, languageOf, languageSpoken, spokenLanguage } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import { useEffect, useRef } from 'react';
import { keep } from '../../goals/keep.ts';
import styles from './settings-screen.module.css';

/** Notes for the page that opens next that the focus was here. */
const chosenKey = 'cairn-language-chosen';

/** The language of the planner and of its mails: one of those that Cairn speaks, or what the browser prefers. */
export function LanguageChoice({ locale }: { readonly locale: string }) {
  const cairn = useCairn();
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!tookNote()) return;
    line.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);

  const choose = async (tag: string) => {
    const { saved } = changeSettings(cairn, { locale: tag });
    keep(saved);
    // Only when the device has the choice may the page go.
    const isKept = await saved.then(
      () => true,
      () => false,
    );
    if (!isKept || spokenLanguage([tag, ...navigator.languages]) === languageSpoken()) return;
    // Somebody quick may be ahead of the next snapshot: an older one would bring the former language back.
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
          // Each by its own name: whoever does not read the page's language finds theirs.
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
    // Then the focus begins at the top.
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
