import { useSession } from '@cairn/client/react/account';
import { CairnMark } from '@cairn/ui/cairn-mark';
import { m } from '@cairn/words/messages';
import { Link, Outlet, useLocation, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PagePending } from '../page/page-pending.tsx';
import styles from './visitor-area.module.css';

// One shared import would put all these pages into the first bundle.
const LinkedGoalPage = lazy(() =>
  import('../public-pages/linked-goal.tsx').then((part) => ({ default: part.LinkedGoalPage })),
);
const PublicBoardScreen = lazy(() =>
  import('../public-pages/public-board-screen.tsx').then((part) => ({
    default: part.PublicBoardScreen,
  })),
);

export function VisitorArea({ onNothing }: { readonly onNothing: () => void }) {
  const { id, code: named } = useParams({ strict: false });
  // Screens of climbs are for visitors and members.
  const code = useLocation().pathname.startsWith('/climbs/') ? undefined : named;
  return (
    <div className={styles.area}>
      <VisitorHead />
      <main id="page" tabIndex={-1} className={styles.page}>
        {id === undefined && code === undefined ? (
          <Outlet />
        ) : (
          <Suspense fallback={<PagePending />}>
            {id !== undefined && <LinkedGoalPage key={id} code={id} onNothing={onNothing} />}
            {code !== undefined && <PublicBoardScreen key={code} code={code} />}
          </Suspense>
        )}
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
        <Link to="/climbs/">{m.nav_climbs()}</Link>
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
