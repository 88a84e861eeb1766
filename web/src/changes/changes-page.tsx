import { useSyncStatus } from '@cairn/client/react/account';
import type { Instant } from '@cairn/core/goals/goal';
import { Avatar } from '@cairn/ui/avatar';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { Notice } from '../base/notice.tsx';
import { usePlanning } from '../goals/planning.ts';
import { momentName } from '../goals/moment-name.ts';
import { ChangeCard, type ChangeCardProps } from './change-card.tsx';
import styles from './changes.module.css';

export interface ShownChange extends Omit<ChangeCardProps, 'id' | 'isTaken' | 'onTake'> {
  readonly key: string;
  readonly isTaken: boolean;
}

/** A line of the sum, such as “1 goal is added”. */
export interface SumLine {
  readonly count: number;
  readonly text: string;
  readonly isFaint?: boolean;
}

interface ChangesPageProps {
  readonly title: string;
  readonly author: { readonly name: string; readonly image: string | null } | null;
  /** The author's own sentence below the title, with its quotes. */
  readonly note?: string | null;
  /** Below the title, after the sentence. */
  readonly lead: string;
  /** When the changes were read. */
  readonly readAt: Instant;
  readonly changes: readonly ShownChange[];
  readonly onChoose: (key: string, isTaken: boolean) => void;
  /** Below the changes. */
  readonly more?: ReactNode;
  readonly sums: readonly SumLine[];
  /** Pictures below the sum. */
  readonly pictures?: ReactNode;
  /** A sentence if the changes cannot be taken. */
  readonly refusal: string | null;
  /** Where changes wait that are left. */
  readonly fine: string;
  readonly isBusy: boolean;
  readonly onSettle: (take: readonly string[]) => void;
}

/** Changes by an author, each to be taken or left. Taking them needs the network. */
export function ChangesPage(props: ChangesPageProps) {
  const { title, author, note = null, lead, readAt, changes, onChoose, more } = props;
  const { online } = useSyncStatus();
  const planning = usePlanning();
  return (
    <div className={styles.page}>
      <div>
        <header className={styles.lead}>
          {author && <Avatar name={author.name} image={author.image} size={36} />}
          <div>
            <h2>{title}</h2>
            <p>
              {note === null ? (
                lead
              ) : (
                <>
                  <span dir="auto">{note}</span> <span className={styles.by}>{lead}</span>
                </>
              )}
            </p>
          </div>
        </header>
        {!online && (
          <Notice
            title={m.climbs_offline()}
            lead={m.changes_offline({ moment: momentName(readAt, planning) })}
          />
        )}
        <NewChanges changes={changes} />
        <ul className={styles.cards}>
          {changes.map(({ key, ...change }) => (
            <ChangeCard key={key} {...change} id={cardId(key)} onTake={(isTaken) => onChoose(key, isTaken)} />
          ))}
        </ul>
        {more}
      </div>
      {changes.length > 0 && <Sum {...props} />}
    </div>
  );
}

const cardId = (key: string) => `change-${key}`;

/** Changes that appear while the page is open. */
function NewChanges({ changes }: Pick<ChangesPageProps, 'changes'>) {
  const [seen, setSeen] = useState(() => changes.map(({ key }) => key));
  const fresh = changes.filter(({ key }) => !seen.includes(key));
  const [first] = fresh;
  if (!first) return null;
  const show = () => {
    setSeen(changes.map(({ key }) => key));
    document.getElementById(cardId(first.key))?.focus();
  };
  return (
    <p className={styles.fresh} role="status">
      <RefreshCw aria-hidden="true" />
      <span>{m.changes_again({ count: fresh.length })}</span>
      <Button onClick={show}>{m.changes_show({ count: fresh.length })}</Button>
    </p>
  );
}

function Sum({ changes, sums, pictures, refusal, fine, isBusy, onSettle }: ChangesPageProps) {
  const { online } = useSyncStatus();
  const taken = changes.flatMap(({ key, isTaken }) => (isTaken ? [key] : []));
  return (
    <aside className={styles.sum} aria-label={m.changes_sum()}>
      <h2>{m.changes_sum()}</h2>
      <ul className={styles.sums}>
        {sums
          .filter(({ count }) => count > 0)
          .map(({ count, text, isFaint }) => (
            <li key={text} data-faint={isFaint}>
              <b>{count}</b> <span>{text}</span>
            </li>
          ))}
      </ul>
      {pictures}
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button
        look="primary"
        size="form"
        wide
        disabled={isBusy || !online || taken.length === 0 || refusal !== null}
        onClick={() => onSettle(taken)}
      >
        {m.changes_take({ count: taken.length, all: changes.length })}
      </Button>
      <Button look="ghost" wide disabled={isBusy || !online} onClick={() => onSettle([])}>
        {m.changes_leave_all()}
      </Button>
      <p className={styles.fine}>{online ? fine : m.changes_wait()}</p>
    </aside>
  );
}
