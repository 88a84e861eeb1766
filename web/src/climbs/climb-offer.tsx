import { authorChanges } from '@cairn/client/climbs/author-changes';
import type { StartedClimb } from '@cairn/client/replica/started-climbs';
import type { PublicClimb } from '@cairn/core/climbs/climb';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ChangeOffer } from '../changes/change-offer.tsx';
import styles from '../changes/changes.module.css';
import { shortName } from '../goals/short-name.ts';

interface ClimbOfferProps {
  readonly started: StartedClimb;
  readonly climb: PublicClimb;
}

/** Says on a running climb that its author has changed steps. */
export function ClimbOffer({ started, climb }: ClimbOfferProps) {
  const { offered } = useMemo(() => authorChanges(started, climb.steps), [started, climb.steps]);
  const { author, code } = climb;
  const count = offered.length;
  if (count === 0) return null;
  return (
    <ChangeOffer
      key={started.key}
      of={started.key}
      author={author}
      title={
        author
          ? m.climb_changes_offer_by({ name: shortName(author.name), count })
          : m.climb_changes_offer({ count })
      }
      lead={m.climb_changes_untouched()}
      print={String(climb.version)}
      link={
        <Link to="/climbs/$code/changes/" params={{ code }} className={styles.see}>
          {m.changes_see({ count })}
        </Link>
      }
    />
  );
}
