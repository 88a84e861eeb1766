import { useSession } from '@cairn/client/react/account';
import { CairnMark } from '@cairn/ui/cairn-mark';
import { m } from '@cairn/words/messages';
import { Link, Outlet, useLocation, useParams } from '@tanstack/react-router';
import { LinkedGoalPage } from '../public-goal/linked-goal.tsx';
import { PublicBoardScreen } from '../public-board/public-board-screen.tsx';
import styles from './visitor-area.module.css';

/** What visitors see: public goals and boards, the gallery, templates. */
export function VisitorArea({ onNothing }: { readonly onNothing: () => void }) {
  const { id, code } = useParams({ strict: false });
  if (id !== undefined) return <LinkedGoalPage code={id} onNothing={onNothing} />;
  return (
    <div className={styles.area}>
      <VisitorHead />
      <main id="page" tabIndex={-1} className={styles.page}>
        {code === undefined ? <Outlet /> : <PublicBoardScreen key={code} code={code} />}
      </main>
    </div>
  );
}

function VisitorHead() {
  const session = useSession();
  const { pathname } = useLocation();
  const hasGallery = session.status === 'visitor' && session.hasGallery === true;
  return (
    <header className={styles.head}>
      <Link to="/signup/" className={styles.brand}>
        <CairnMark />
        {m.app_name()}
      </Link>
      <nav aria-label={m.nav_label()}>
        {hasGallery && <Link to="/gallery/">{m.nav_gallery()}</Link>}
        <Link to="/boards/templates/">{m.templates_title()}</Link>
        <Link to="/login/" search={{ next: pathname }}>
          {m.auth_sign_in()}
        </Link>
        <Link to="/signup/" className={styles.start}>
          {m.visitor_start()}
        </Link>
      </nav>
    </header>
  );
}
