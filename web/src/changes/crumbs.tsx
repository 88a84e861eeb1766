import { useNarrow } from '@cairn/ui/use-narrow';
import { Link } from '@tanstack/react-router';
import { BackLink } from '../page/back-link.tsx';
import styles from './changes.module.css';

export interface CrumbsProps {
  readonly to: '/climbs/' | '/boards/';
  readonly all: string;
  readonly code: string;
  readonly name: string;
}

/** The way back from a page of changes: on a phone an arrow to the climb or board. */
export function Crumbs({ to, all, code, name }: CrumbsProps) {
  const isNarrow = useNarrow();
  const one = to === '/climbs/' ? '/climbs/$code/' : '/boards/$code/';
  if (isNarrow) return <BackLink to={one} params={{ code }} label={name} />;
  return (
    <nav className={styles.crumbs} aria-label={all}>
      <Link to={to}>{all}</Link>
      <span aria-hidden="true">›</span>
      <Link to={one} params={{ code }} dir="auto">
        {name}
      </Link>
      <span aria-hidden="true">›</span>
    </nav>
  );
}
