import {
  barEntries,
  type BarEntry,
  maxBarEntries,
  minBarEntries,
  withBarEntry,
} from '@cairn/core/accounts/bottom-bar';
import { announce } from '@cairn/ui/announcer';
import { Button } from '@cairn/ui/button';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { useId, useState } from 'react';
import { useShell } from '../../base/shell-context.ts';
import { barNames } from '../../page/bar-names.ts';
import { useBarEntries } from '../../page/use-bar-entries.ts';
import styles from './settings-screen.module.css';

interface BarChoiceProps {
  readonly chosen: readonly BarEntry[] | null;
  readonly onChange: (chosen: readonly BarEntry[] | null) => void;
}

/** Entries of the bar on a phone. */
export function BarChoice({ chosen, onChange }: BarChoiceProps) {
  const { hasGallery } = useShell().user;
  const shown = useBarEntries();
  const headingId = useId();
  const [refusal, setRefusal] = useState('');
  const change = (entry: BarEntry, isShown: boolean) => {
    const next = withBarEntry(shown, entry, isShown);
    const reason = next
      ? ''
      : isShown
        ? m.settings_bar_full({ count: maxBarEntries })
        : m.settings_bar_few({ count: minBarEntries });
    setRefusal(reason);
    if (next) onChange(next);
    else announce(reason);
  };
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{m.settings_bar()}</h2>
      <p className={styles.note}>{m.settings_bar_lead({ min: minBarEntries, max: maxBarEntries })}</p>
      {barEntries
        .filter((entry) => entry !== 'more' && (entry !== 'gallery' || hasGallery))
        .map((entry) => (
          <div key={entry} className={styles.line}>
            <Switch
              label={barNames[entry]()}
              isOn={shown.includes(entry)}
              onChange={(isShown) => change(entry, isShown)}
            />
          </div>
        ))}
      {refusal !== '' && <p className={styles.note}>{refusal}</p>}
      {chosen !== null && (
        <div className={styles.line}>
          <Button onClick={() => onChange(null)}>{m.settings_bar_reset()}</Button>
        </div>
      )}
    </section>
  );
}
