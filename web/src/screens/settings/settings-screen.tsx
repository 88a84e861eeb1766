import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link, Navigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { type SettingsPageId, settingsPages } from '../../account/settings-pages.ts';
import { PageBody } from '../../page/page-body.tsx';
import { BackLink } from '../../page/back-link.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { AccountPage } from './account-page.tsx';
import { AppearancePage } from './appearance-page.tsx';
import { HorizonsPage } from './horizons-page.tsx';
import { KeyChoices } from './key-choices.tsx';
import { NotificationsPage } from './notifications-page.tsx';
import { SecurityPage } from './security-page.tsx';
import { SettingsList } from './settings-list.tsx';
import styles from './settings-screen.module.css';
import { TimePage } from './time-page.tsx';
import { TokensPage } from './tokens-page.tsx';
import { YourData } from './your-data.tsx';

const contents: Readonly<Record<SettingsPageId, ReactNode>> = {
  account: <AccountPage />,
  security: <SecurityPage />,
  notifications: <NotificationsPage />,
  appearance: <AppearancePage />,
  time: <TimePage />,
  horizons: <HorizonsPage />,
  keys: <KeyChoices />,
  data: <YourData />,
  tokens: <TokensPage />,
};

/** `/settings/` and `/settings/{page}/`: each change applies immediately, on every device. */
export function SettingsScreen() {
  const { page } = useParams({ strict: false });
  const isNarrow = useNarrow();
  const asked = settingsPages.find(({ id }) => id === page);
  usePageTitle(asked?.name());
  if (page !== undefined && !asked) return <Navigate to="/settings/" replace />;

  const shown = asked ?? (isNarrow ? null : settingsPages[0]);
  return (
    <>
      <PageHead
        title={isNarrow && asked ? asked.name() : m.settings_title()}
        start={isNarrow && asked && <BackLink to="/settings/" label={m.settings_back()} />}
      />
      <PageBody className={styles.content}>
        {(!isNarrow || !shown) && <SettingsList shown={shown?.id ?? null} />}
        {shown && <div className={styles.cards}>{contents[shown.id]}</div>}
        {(!shown || shown.id === 'account') && (
          <p className={styles.about}>
            <Link to="/about/">{m.settings_about({ version: __CAIRN_VERSION__ })}</Link>
          </p>
        )}
      </PageBody>
    </>
  );
}

/** Runs after the page head's effect, which sets the title to that of all settings. */
function usePageTitle(page: string | undefined): void {
  useEffect(() => {
    if (page !== undefined) document.title = m.app_page_title({ page });
  }, [page]);
}
