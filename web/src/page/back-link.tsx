import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import styles from './back-link.module.css';

interface BackLinkProps {
  readonly to: '/settings/' | '/boards/' | '/climbs/' | '/my-climbs/';
  readonly label: string;
}

/** Stands before the title of a page below another one. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back} aria-label={label} data-tip={label}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
