import { m } from '@cairn/words/messages';
import Lock from 'lucide-react/icons/lock';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import styles from './theme-choice.module.css';

const themes = [
  { darkMode: false, theme: 'classic', label: m.settings_classic, Icon: Sun },
  { darkMode: true, theme: 'dark', label: m.settings_dark, Icon: Moon },
  { darkMode: null, theme: undefined, label: m.settings_system, Icon: Monitor },
] as const;

interface ThemeChoiceProps {
  readonly darkMode: boolean | null;
  /** Dark and system need a plan with dark mode. */
  readonly mayBeDark: boolean;
  readonly onChange: (darkMode: boolean | null) => void;
}

export function ThemeChoice({ darkMode, mayBeDark, onChange }: ThemeChoiceProps) {
  return (
    <div className={styles.themes} role="radiogroup" aria-label={m.settings_theme()}>
      {themes.map(({ darkMode: value, theme, label, Icon }) => {
        const isLocked = value !== false && !mayBeDark;
        return (
          <label
            key={label()}
            className={styles.theme}
            data-tip={isLocked ? m.refusal_limit_dark_mode() : undefined}
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={darkMode === value}
              disabled={isLocked}
              onChange={() => onChange(value)}
            />
            <span className={styles.picture} aria-hidden="true">
              {(theme ? [theme] : ['classic', 'dark']).map((half) => (
                <span key={half} data-theme={half} className={styles.half}>
                  <i />
                  <i />
                  <i />
                </span>
              ))}
            </span>
            <span className={styles.name}>
              {isLocked ? <Lock aria-hidden="true" /> : <Icon aria-hidden="true" />}
              {label()}
            </span>
          </label>
        );
      })}
    </div>
  );
}
