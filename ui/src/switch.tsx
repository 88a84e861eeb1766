import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    >
      <span>{label}</span>
      <i className={styles.track} aria-hidden="true" />
    </button>
  );
}
