import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  /** Hides the label from all but screen readers. */
  readonly isLabelHidden?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, isLabelHidden = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    >
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      <i className={styles.track} aria-hidden="true" />
    </button>
  );
}
