import Check from 'lucide-react/icons/check';
import styles from './check-box.module.css';

export interface CheckBoxProps {
  /** What is ticked; for a goal, its name. */
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly size?: 'row' | 'title';
  readonly isDisabled?: boolean;
}

/** A box to tick. It takes the goal's colour from `data-color` around it. */
export function CheckBox({ label, isChecked, onChange, size = 'row', isDisabled = false }: CheckBoxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChecked}
      aria-label={label}
      disabled={isDisabled}
      className={styles.check}
      data-size={size}
      data-no-drag
      onClick={() => onChange(!isChecked)}
    >
      <span className={styles.box}>
        <Check />
      </span>
    </button>
  );
}
