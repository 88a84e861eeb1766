import type { PublicClimbCard } from '@cairn/core/climbs/climb';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Heart from 'lucide-react/icons/heart';
import Users from 'lucide-react/icons/users';
import styles from './climb-card.module.css';
import { ClimbIcon } from './climb-icon.tsx';
import { ClimbProfile } from './climb-profile.tsx';
import { climbName, stepsText } from './climb-words.ts';
import { useClimbLike } from './use-climb-like.ts';

/** A public climb in a list. */
export function ClimbCard({ climb }: { readonly climb: PublicClimbCard }) {
  const { code, icon, color, places, stepsCount, stepsDescriptor, subscribersCount, own, language } = climb;
  const name = climbName(climb);
  const { liked, likesCount, like } = useClimbLike(climb);
  const likes = m.public_board_likes({ count: likesCount });
  return (
    <li className={styles.card} data-color={color} data-climb={code}>
      <span className={styles.cover} aria-hidden="true">
        <ClimbProfile places={places} seed={code} />
        <span className={styles.icon}>
          <ClimbIcon name={icon} />
        </span>
      </span>
      <div className={styles.about}>
        <h3 dir="auto" lang={language}>
          <Link to="/climbs/$code/" params={{ code }} data-climb-link>
            {name}
          </Link>
        </h3>
        <p>{stepsText(stepsCount, stepsDescriptor)}</p>
      </div>
      <div className={styles.counts}>
        {own ? (
          <span data-tip={likes}>
            <Heart aria-hidden="true" />
            <span aria-hidden="true">{likesCount}</span>
            <span className="sr-only">{likes}</span>
          </span>
        ) : (
          <button
            type="button"
            aria-pressed={liked}
            aria-label={`${m.public_board_like()}: ${name}, ${likes}`}
            data-tip={`${m.public_board_like()} · ${likes}`}
            onClick={like}
          >
            <Heart aria-hidden="true" />
            <span aria-hidden="true">{likesCount}</span>
          </button>
        )}
        <span data-tip={m.climb_people({ count: subscribersCount })}>
          <Users aria-hidden="true" />
          <span aria-hidden="true">{subscribersCount}</span>
          <span className="sr-only">{m.climb_people({ count: subscribersCount })}</span>
        </span>
      </div>
    </li>
  );
}
