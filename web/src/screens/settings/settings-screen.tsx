import { useSettings, useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import type { SettingsEdit } from '@cairn/core/accounts/settings';
import { Button } from '@cairn/ui/button';
import { Segmented } from '@cairn/ui/segmented';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import LogOut from 'lucide-react/icons/log-out';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { usePlanning } from '../../goals/planning.ts';
import { PageHead } from '../../page/page-head.tsx';
import { useShell } from '../../base/shell-context.ts';
import { BackgroundChoice } from '../../pickers/background-choice.tsx';
import { AccountSafety } from './account-safety.tsx';
import { AccessTokens } from './access-tokens.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { KeyChoices } from './key-choices.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { DaysBeginChoice } from './days-begin.tsx';
import { LifeRange } from './life-range.tsx';
import { NameFields } from './name-fields.tsx';
import { NewDay } from './new-day.tsx';
import styles from './settings-screen.module.css';
import { SettingsWays } from './settings-ways.tsx';
import { SidebarChoice } from './sidebar-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { TimeZone } from './time-zone.tsx';
import { WorkingHours } from './working-hours.tsx';
import { YourData } from './your-data.tsx';

const SignOutDialog = lazy(() =>
  import('../../account/sign-out-dialog.tsx').then((part) => ({ default: part.SignOutDialog })),
);

/** `/settings/`: each change applies immediately, on every device. */
export function SettingsScreen() {
  const cairn = useCairn();
  const settings = useSettings();
  const [isLeaving, setLeaving] = useState(false);
  const change = (edit: SettingsEdit) => warnUnlessSaved(changeSettings(cairn, edit).saved);

  return (
    <>
      <PageHead title={m.settings_title()} />
      <div className={styles.content}>
        <SettingsWays />
        <div className={styles.column}>
          <AccountCard onChange={change} onSignOut={() => setLeaving(true)} />

          <AppearanceCard onChange={change} />

          <SidebarChoice
            items={settings.sidebarItems}
            onChange={(sidebarItems) => change({ sidebarItems })}
          />

          <YourData />
        </div>

        <div className={styles.column}>
          <section className={styles.card} id="horizons">
            <h2>{m.settings_horizons()}</h2>
            <div className={styles.line}>
              <Switch
                label={m.hide_completed()}
                isOn={settings.hideCompleted}
                onChange={(hideCompleted) => change({ hideCompleted })}
              />
            </div>
            <LifeRange
              firstDate={settings.lifeStartDate}
              lastDate={settings.lifeEndDate}
              onChange={(lifeStartDate, lifeEndDate) => change({ lifeStartDate, lifeEndDate })}
            />
            <TimeZone zone={settings.timezone} onChange={(timezone) => change({ timezone })} />
            <WorkingHours settings={settings} onChange={change} />
            <DaysBeginChoice settings={settings} onChange={change} />
            <NewDay settings={settings} onChange={change} />
          </section>

          <CalendarFeed settings={settings} onChange={change} />

          <AccessTokens />

          <KeyChoices own={settings.shortcuts} onChange={(shortcuts) => change({ shortcuts })} />
        </div>

        <p className={styles.about}>
          <Link to="/about/">{m.settings_about({ version: __CAIRN_VERSION__ })}</Link>
        </p>
      </div>
      {isLeaving && (
        <Suspense fallback={null}>
          <SignOutDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}

interface CardProps {
  readonly onChange: (edit: SettingsEdit) => void;
}

function AccountCard({ onChange, onSignOut }: CardProps & { readonly onSignOut: () => void }) {
  const { user } = useShell();
  const settings = useSettings();
  const { notSaved } = useSyncStatus();
  return (
    <section className={styles.card} id="account">
      <h2>{m.settings_account()}</h2>
      <NameFields settings={settings} onChange={onChange} />
      <div className={styles.line}>
        <span>{m.settings_email()}</span>
        <span className={styles.value}>{user.email}</span>
      </div>
      <AccountSafety />
      <Link to="/settings/not-saved/" className={styles.way}>
        <CloudAlert aria-hidden="true" />
        {m.settings_not_saved()}
        {notSaved > 0 && <b>{notSaved}</b>}
        <ChevronRight aria-hidden="true" />
      </Link>
      <Link to="/deleted/" className={styles.way}>
        <Trash aria-hidden="true" />
        {m.nav_deleted()}
        <ChevronRight aria-hidden="true" />
      </Link>
      <Button icon={<LogOut />} onClick={onSignOut}>
        {m.settings_sign_out()}
      </Button>
    </section>
  );
}

function AppearanceCard({ onChange }: CardProps) {
  const { user } = useShell();
  const settings = useSettings();
  const { amPm } = usePlanning();
  return (
    <section className={styles.card} id="appearance">
      <h2>{m.settings_appearance()}</h2>
      <ThemeChoice
        darkMode={settings.darkMode}
        mayBeDark={user.level.canUseDarkMode}
        onChange={(darkMode) => onChange({ darkMode })}
      />
      <BackgroundChoice
        background={settings.background}
        onChange={(background) => onChange({ background })}
      />
      <LanguageChoice locale={settings.locale} />
      <div className={styles.line}>
        <span>{m.settings_colored()}</span>
        <Segmented
          label={m.settings_colored()}
          value={settings.coloredGoalsStyle}
          segments={[
            { value: 'card', label: m.settings_card() },
            { value: 'marker', label: m.settings_marker() },
          ]}
          onChange={(coloredGoalsStyle) => onChange({ coloredGoalsStyle })}
        />
      </div>
      <div className={styles.line}>
        <span>{m.settings_clock()}</span>
        <Segmented
          label={m.settings_clock()}
          value={amPm ? '12' : '24'}
          segments={[
            { value: '24', label: m.settings_24() },
            { value: '12', label: m.settings_12() },
          ]}
          onChange={(clock) => onChange({ amPm: clock === '12' })}
        />
      </div>
      <div className={styles.line}>
        <Switch
          label={m.settings_presence()}
          isOn={settings.showsPresence}
          onChange={(showsPresence) => onChange({ showsPresence })}
        />
      </div>
      <div className={styles.line}>
        <Switch
          label={m.settings_hints()}
          isOn={settings.showHints}
          // Dismissed hints are shown again too.
          onChange={(showHints) => onChange({ showHints, ...(showHints ? { dismissedHints: [] } : {}) })}
        />
      </div>
    </section>
  );
}
