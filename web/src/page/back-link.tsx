import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import styles from './back-link.module.css';

interface BackLinkProps {
  readonly to: '/settings/' | '/boards/' | '/climbs/' | '/my-climbs/' | '/climbs/$code/' | '/boards/$code/';
  readonly params?: { readonly code: string };
  readonly label: string;
}

const noParams = { code: '' };

/** Stands before the title of a page below another one. */
export function BackLink({ to, params = noParams, label }: BackLinkProps) {
  return (
    <Link to={to} params={params} className={styles.back} aria-label={label} data-tip={label}>
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
