import { useSettings } from '@cairn/client/react/account';
import { Segmented } from '@cairn/ui/segmented';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { useShell } from '../../base/shell-context.ts';
import { BackgroundChoice } from '../../pickers/background-choice.tsx';
import { ColorMeaningFields } from './color-meaning-fields.tsx';
import { LanguageChoice } from './language-choice.tsx';
import styles from './settings-screen.module.css';
import { ThemeChoice } from './theme-choice.tsx';
import { useChangeSettings } from './use-change-settings.ts';

export function AppearancePage() {
  const { user } = useShell();
  const settings = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <section className={styles.card}>
        <h2>{m.settings_appearance()}</h2>
        <ThemeChoice
          darkMode={settings.darkMode}
          mayBeDark={user.level.canUseDarkMode}
          onChange={(darkMode) => change({ darkMode })}
        />
        <BackgroundChoice
          background={settings.background}
          onChange={(background) => change({ background })}
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
            onChange={(coloredGoalsStyle) => change({ coloredGoalsStyle })}
          />
        </div>
        <div className={styles.line}>
          <Switch
            label={m.settings_hints()}
            isOn={settings.showHints}
            // Dismissed hints are shown again too.
            onChange={(showHints) => change({ showHints, ...(showHints ? { dismissedHints: [] } : {}) })}
          />
        </div>
      </section>
      <ColorMeaningFields
        meanings={settings.colorMeanings}
        onChange={(colorMeanings) => change({ colorMeanings })}
      />
    </>
  );
}
