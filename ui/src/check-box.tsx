import Check from 'lucide-react/icons/check';
import { type KeyboardEventHandler, useState } from 'react';
import styles from './check-box.module.css';

export interface CheckBoxProps {
  /** The name of the goal or option. */
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly size?: 'row' | 'title';
  /** Takes the colour of the nearest `data-color`. */
  readonly isColored?: boolean;
  readonly isDisabled?: boolean;
  /** Set to skip the box with Tab, if arrow keys move the focus and another element ticks too. */
  readonly tabIndex?: -1;
  readonly onKeyDown?: KeyboardEventHandler;
}

export function CheckBox({
  label,
  isChecked,
  onChange,
  size = 'row',
  isColored = false,
  isDisabled = false,
  tabIndex,
  onKeyDown,
}: CheckBoxProps) {
  // Animate only a tick by the user, not each drawing of a list.
  const [isFresh, setFresh] = useState(false);
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isChecked}
      aria-label={label}
      disabled={isDisabled}
      tabIndex={tabIndex}
      className={styles.check}
      data-size={size}
      data-colored={isColored || undefined}
      data-no-drag
      data-fresh={isFresh || undefined}
      onKeyDown={onKeyDown}
      onClick={() => {
        setFresh(true);
        onChange(!isChecked);
      }}
    >
      {isChecked && <Check />}
    </button>
  );
}
