import { IconButton } from '@cairn/ui/icon-button';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import PanelLeft from 'lucide-react/icons/panel-left';
import { type ReactNode, useEffect } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { keyHints } from '../base/key-hints.ts';
import styles from './page-head.module.css';
import { useShell } from '../base/shell-context.ts';
import { SyncMark } from './later-mark.ts';

interface PageHeadProps {
  readonly title: string;
  /** Before the title, such as a way back. */
  readonly start?: ReactNode;
  readonly children?: ReactNode;
  readonly end?: ReactNode;
}

export function PageHead({ title, start, children, end }: PageHeadProps) {
  const { isSidebarHidden, toggleSidebar } = useShell();
  const isNarrow = useNarrow();
  const { shortcuts } = usePlanning();
  useEffect(() => {
    document.title = m.app_page_title({ page: title });
  }, [title]);
  return (
    <header className={styles.head}>
      {isSidebarHidden && !isNarrow && (
        <IconButton
          label={m.nav_show_sidebar()}
          {...keyHints(shortcuts.toggleSidebar)}
          icon={<PanelLeft />}
          onClick={toggleSidebar}
        />
      )}
      {start}
      <h1>{title}</h1>
      {children}
      <span className={styles.gap} />
      {(isNarrow || isSidebarHidden) && <SyncMark isQuiet />}
      {end}
    </header>
  );
}
