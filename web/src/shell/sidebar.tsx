import { paintedPart } from '../base/quiet-part.tsx';
import { useShell } from '../base/shell-context.ts';
import styles from './sidebar.module.css';

/** Loaded after the first paint, so that the page itself appears sooner. */
const Ways = paintedPart(() => import('./ways.tsx').then((part) => part.Ways));

/** Hidden with S. */
export function Sidebar() {
  const { isSidebarHidden } = useShell();
  if (isSidebarHidden) return null;
  return (
    <aside className={styles.sidebar}>
      <Ways />
    </aside>
  );
}
