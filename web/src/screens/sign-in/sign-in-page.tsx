import { CairnMark } from '@cairn/ui/cairn-mark';
import { stones } from '@cairn/ui/stones';
import { m } from '@cairn/words/messages';
import { type ReactNode, useEffect } from 'react';
import dawnRidge from './dawn-ridge.svg';
import mossValley from '../../page/moss-valley.svg';
import styles from './sign-in-page.module.css';

const pictures = { dawn: dawnRidge, moss: mossValley };

export interface SignInPageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly picture?: keyof typeof pictures;
  readonly children: ReactNode;
}

export function SignInPage({ title, lead, picture = 'dawn', children }: SignInPageProps) {
  useEffect(() => {
    document.title = m.app_page_title({ page: title });
  }, [title]);
  return (
    <div className={styles.page}>
      <section className={styles.picture} aria-hidden="true">
        <img src={pictures[picture]} alt="" />
        <svg className={styles.stack} viewBox="0 0 100 104">
          {stones.map((stone) => (
            <path key={stone.place} d={stone.outline} transform={stone.place} />
          ))}
        </svg>
        <p className={styles.motto}>
          {m.auth_motto()}
          <small>{m.auth_motto_lead()}</small>
        </p>
      </section>
      <main className={styles.side}>
        <div className={styles.content}>
          <p className={styles.brand}>
            <CairnMark size={26} />
            {m.app_name()}
          </p>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}
