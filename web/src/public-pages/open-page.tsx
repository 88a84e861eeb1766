import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { m } from '@cairn/words/messages';
import { type ReactNode, useEffect } from 'react';
import { PageBody } from '../page/page-body.tsx';
import { PageHead } from '../page/page-head.tsx';
import styles from './open-page.module.css';

interface OpenPageProps {
  readonly title: string;
  /** For visitors: `aloud` is for screen readers only, `own` leaves the title to the page. */
  readonly heading?: 'shown' | 'aloud' | 'own';
  /** Before the title, for members. */
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** Members have the planner's frame, visitors none. */
export function OpenPage({ title, heading = 'shown', start, end, children }: OpenPageProps) {
  const isMember = useCairnIfAny() !== null;
  return isMember ? (
    <>
      <PageHead title={title} start={start} end={end} />
      <PageBody>{children}</PageBody>
    </>
  ) : (
    <VisitorPage title={title} heading={heading}>
      {children}
    </VisitorPage>
  );
}

function VisitorPage({ title, heading, children }: Omit<OpenPageProps, 'start' | 'end'>) {
  useEffect(() => {
    document.title = m.app_page_title({ page: nameInSentence(title) });
  }, [title]);
  return (
    <div className={styles.page}>
      {heading !== 'own' && <h1 className={heading === 'aloud' ? 'sr-only' : undefined}>{title}</h1>}
      {children}
    </div>
  );
}
