import Check from 'lucide-react/icons/check';
import { type KeyboardEventHandler, useState } from 'react';
import styles from './check-box.module.css';

export interface CheckBoxProps {
  /** What is ticked; for a goal, its name. */
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly size?: 'row' | 'title';
  /** Whether it takes the colour of the nearest `data-color` around it. */
  readonly isColored?: boolean;
  readonly isDisabled?: boolean;
  /** Where arrow keys walk, and something else does the same: Tab passes it by. */
  readonly tabIndex?: -1;
  /** Keys that do something with what is ticked. */
  readonly onKeyDown?: KeyboardEventHandler;
}

/** A box to tick. */
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
  // The tick springs where somebody ticked, not wherever a list is drawn.
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
