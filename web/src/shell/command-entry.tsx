import { dayColumn } from '@cairn/core/time/horizons';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { Kbd } from '@cairn/ui/kbd';
import { m } from '@cairn/words/messages';
import Plus from 'lucide-react/icons/plus';
import type { Entry } from '../commands/entry-groups.ts';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { MarkedText } from '../goals/marked-text.tsx';
import { stoneOf } from '../goals/period-words.ts';
import { namedPeriod, usePlanning } from '../goals/planning.ts';
import { FoundGoal } from '../goals/found-goal.tsx';
import styles from './command-box.module.css';
import { keyName } from '../base/key-names.ts';

export function CommandEntry({ entry, words }: { readonly entry: Entry; readonly words: readonly string[] }) {
  const planning = usePlanning();
  switch (entry.kind) {
    case 'goal': {
      const { goal, foundIn, excerpt } = entry.found;
      return <FoundGoal goal={goal} foundIn={foundIn} excerpt={excerpt} words={words} />;
    }
    case 'period': {
      const { title, subtitle } = namedPeriod(entry.period, planning);
      return (
        <>
          <HorizonGlyph
            stone={stoneOf[entry.period.columnId]}
            isNow={entry.period.columnId === dayColumn && entry.period.firstDate === planning.today}
          />
          <span className={styles.name}>{title}</span>
          <span className={styles.beside}>{subtitle}</span>
        </>
      );
    }
    case 'create': {
      return (
        <>
          <Plus aria-hidden="true" />
          <span className={styles.name}>
            {m.command_add({ text: bidiIsolated(entry.goal.name), period: entry.where })}
          </span>
          <span className={styles.beside}>
            <Kbd>{keyName('⌘')}</Kbd>
            <Kbd>{keyName('↵')}</Kbd>
          </span>
        </>
      );
    }
    case 'command':
      return (
        <>
          {entry.command.icon}
          <span className={styles.name}>
            <MarkedText text={entry.command.label} words={words} />
          </span>
          {entry.command.beside !== undefined && <bdi className={styles.beside}>{entry.command.beside}</bdi>}
          {entry.command.keys && (
            <span className={styles.beside}>
              {entry.command.keys.map((key) => (
                <Kbd key={key}>{keyName(key)}</Kbd>
              ))}
            </span>
          )}
        </>
      );
  }
}
