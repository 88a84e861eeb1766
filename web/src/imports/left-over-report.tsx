import type { LeftOver } from '@cairn/core/imports/imported-board';
import { m } from '@cairn/words/messages';
import styles from './import.module.css';
import { leftOverText } from './import-words.ts';

export function LeftOverReport({ leftOver }: { readonly leftOver: readonly LeftOver[] }) {
  if (leftOver.length === 0) return <p className={styles.lead}>{m.import_all_placed()}</p>;
  return (
    <section className={styles.report}>
      <h3>{m.import_left_over()}</h3>
      <ul>
        {leftOver.map(({ kind, count, examples }) => (
          <li key={kind}>
            {leftOverText[kind]({ count })}
            {examples.length > 0 && (
              <small>
                {examples.join(' · ')}
                {examples.length < count && ' …'}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
