import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import styles from './plain-page.module.css';

export function PagePending() {
  return (
    <main className={styles.pending}>
      <Skeleton label={m.loading()} />
    </main>
  );
}
