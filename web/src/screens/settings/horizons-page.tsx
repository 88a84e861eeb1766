import { useSettings } from '@cairn/client/react/account';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { BarChoice } from './bar-choice.tsx';
import { LifeRange } from './life-range.tsx';
import styles from './settings-screen.module.css';
import { SidebarChoice } from './sidebar-choice.tsx';
import { useChangeSettings } from './use-change-settings.ts';

export function HorizonsPage() {
  const settings = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <section className={styles.card}>
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
          birthday={settings.birthday}
          onChange={(lifeStartDate, lifeEndDate) => change({ lifeStartDate, lifeEndDate })}
        />
      </section>
      <SidebarChoice items={settings.sidebarItems} onChange={(sidebarItems) => change({ sidebarItems })} />
      <BarChoice chosen={settings.bottomBar} onChange={(bottomBar) => change({ bottomBar })} />
    </>
  );
}
