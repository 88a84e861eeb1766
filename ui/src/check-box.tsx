import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { type KeyboardEventHandler, useState } from 'react';
import styles from './check-box.module.css';

export interface CheckBoxProps {
  /** The name of the goal or option. */
  readonly label: string;
  /** `mixed` for a group whose boxes differ; the next click checks it. */
  readonly isChecked: boolean | 'mixed';
  readonly onChange: (isChecked: boolean) => void;
  readonly size?: 'row' | 'title';
  /** `choice` for a setting, `tick` for something done. */
  readonly look?: 'tick' | 'choice';
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
  look = 'tick',
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
      data-look={look}
      data-colored={isColored || undefined}
      data-no-drag
      data-fresh={isFresh || undefined}
      onKeyDown={onKeyDown}
      onClick={() => {
        setFresh(true);
        onChange(isChecked !== true);
      }}
    >
      {isChecked === 'mixed' ? <Minus /> : isChecked && <Check />}
    </button>
  );
}
