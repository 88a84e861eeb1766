import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import styles from './check-box.module.css';

interface ChoiceBoxProps {
  readonly label: string;
  /** `mixed` for a group whose boxes differ; the next click checks it. */
  readonly isChecked: boolean | 'mixed';
  readonly onChange: (isChecked: boolean) => void;
  readonly isDisabled?: boolean;
}

/** The box of a setting. Goals have a `CheckBox`. */
export function ChoiceBox({ label, isChecked, onChange, isDisabled = false }: ChoiceBoxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChecked}
      aria-label={label}
      disabled={isDisabled}
      className={styles.check}
      data-look="choice"
      onClick={() => onChange(isChecked !== true)}
    >
      {isChecked === 'mixed' ? <Minus /> : isChecked && <Check />}
    </button>
  );
}
