import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import { m } from '@cairn/words/messages';
import { type ReactNode, useEffect } from 'react';
import { PageBody } from '../../shell/page-body.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import styles from './open-page.module.css';

interface OpenPageProps {
  readonly title: string;
  /** Whether the page shows its name itself, where no planner is around it. */
  readonly namesItself?: boolean;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A page that visitors see too: in the planner's frame for members, by itself for visitors. */
export function OpenPage({ title, namesItself = false, end, children }: OpenPageProps) {
  const isMember = useCairnIfAny() !== null;
  return isMember ? (
    <>
      <PageHead title={title} end={end} />
      <PageBody>{children}</PageBody>
    </>
  ) : (
    <VisitorPage title={title} namesItself={namesItself}>
      {children}
    </VisitorPage>
  );
}

function VisitorPage({ title, namesItself, children }: Omit<OpenPageProps, 'end'>) {
  useEffect(() => {
    document.title = m.app_page_title({ page: title });
  }, [title]);
  return (
    <div className={styles.page}>
      {!namesItself && <h1>{title}</h1>}
      {children}
    </div>
  );
}
