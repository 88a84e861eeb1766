import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { Segmented } from '@cairn/ui/segmented';
import { m } from '@cairn/words/messages';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import type { ReactNode } from 'react';
import styles from './changes.module.css';

export type ChangeKind = 'added' | 'removed' | 'text' | 'moved' | 'other';

const icons: Readonly<Record<ChangeKind, typeof Check>> = {
  added: Plus,
  removed: Minus,
  text: TextAlignStart,
  moved: CalendarDays,
  other: Pencil,
};

export interface ChangeCardProps {
  /** For the focus. */
  readonly id: string;
  readonly kind: ChangeKind;
  readonly kindText: string;
  /** Such as “Step 6”; blank for none. */
  readonly place: string;
  readonly name: string;
  /** Null where there is nothing. */
  readonly before: ReactNode | null;
  readonly after: ReactNode | null;
  readonly effect: string;
  /** Of the horizon, from 0 to 6; null for none. */
  readonly stone: number | null;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** One change by the author: before, after, the effect, and the choice. */
export function ChangeCard(props: ChangeCardProps) {
  const { id, kind, kindText, place, name, before, after, effect, stone, isTaken, onTake } = props;
  const Icon = icons[kind];
  return (
    <li className={styles.card} data-left={!isTaken || undefined}>
      <article aria-labelledby={id}>
        <header>
          <span className={styles.kind}>
            <Icon aria-hidden="true" />
            {kindText}
          </span>
          <h3 id={id} tabIndex={-1}>
            {place !== '' && <span>{place}</span>} <bdi>{name}</bdi>
          </h3>
          <div className={styles.choice}>
            <Segmented
              label={m.change_choice({ name })}
              segments={[
                { value: 'take', label: m.change_take(), icon: <Check aria-hidden="true" /> },
                { value: 'leave', label: m.change_leave() },
              ]}
              value={isTaken ? 'take' : 'leave'}
              onChange={(choice) => onTake(choice === 'take')}
            />
          </div>
        </header>
        <div className={styles.sides}>
          <Side title={m.change_before()}>{before}</Side>
          <Side title={m.change_after()}>{after}</Side>
        </div>
        <p className={styles.effect} aria-live="polite">
          {stone !== null && <HorizonGlyph stone={stone} />}
          {effect}
        </p>
      </article>
    </li>
  );
}

function Side({ title, children }: { readonly title: string; readonly children: ReactNode | null }) {
  return (
    <section>
      <h4>{title}</h4>
      {children ?? <p className={styles.nothing}>{m.change_nothing()}</p>}
    </section>
  );
}
