import { hiddenOffer, hideOffer } from '@cairn/client/kept-offer';
import { useCairn } from '@cairn/client/react/cairn-context';
import { Avatar } from '@cairn/ui/avatar';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { type ReactNode, useState } from 'react';
import styles from './changes.module.css';

interface ChangeOfferProps {
  /** The running climb or the board. */
  readonly of: string;
  readonly author: { readonly name: string; readonly image: string | null } | null;
  readonly title: string;
  readonly lead: string;
  /** Differs when the author changes something more. */
  readonly print: string;
  readonly link: ReactNode;
}

/** One quiet line that leads to the author's changes. “Not now” hides it on this device until the next change. */
export function ChangeOffer({ of, author, title, lead, print, link }: ChangeOfferProps) {
  const { id } = useCairn().account;
  const [hidden, setHidden] = useState(() => hiddenOffer(id, of));
  if (hidden === print) return null;
  return (
    <section className={styles.offer} aria-label={title}>
      {author && <Avatar name={author.name} image={author.image} size={24} />}
      <p>
        <b>{title}</b> {lead}
      </p>
      <Button
        look="ghost"
        onClick={() => {
          hideOffer(id, of, print);
          setHidden(print);
        }}
      >
        {m.changes_not_now()}
      </Button>
      {link}
    </section>
  );
}
