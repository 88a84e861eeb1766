import { useStartedClimbs } from '@cairn/client/react/climbs';
import { matchesWords, queryWords, searchable } from '@cairn/core/names/search';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Mountain from 'lucide-react/icons/mountain';
import { climbName } from '../../climbs/climb-words.ts';
import styles from './search-screen.module.css';

/** Started climbs, and a way to search the public ones. */
export function FoundClimbs({ query }: { readonly query: string }) {
  const words = queryWords(query);
  const found = useStartedClimbs().filter(({ climb }) => matchesWords(words, searchable(climb.name)));
  return (
    <section className={styles.group} aria-label={m.nav_climbs()}>
      <h2>
        {m.nav_climbs()} <span>{found.length}</span>
      </h2>
      <ul>
        {found.map(({ key, climb, doneCount, goals }) => (
          <li key={key}>
            <Link to="/climbs/$code/" params={{ code: climb.code }} className={styles.climb}>
              <Mountain aria-hidden="true" />
              <bdi>{climbName(climb)}</bdi>
              <span>{m.climb_done_of({ done: doneCount, count: goals.length })}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/climbs/" search={{ q: query } as never} className={styles.climb}>
            {m.search_climbs({ query })}
          </Link>
        </li>
      </ul>
    </section>
  );
}
