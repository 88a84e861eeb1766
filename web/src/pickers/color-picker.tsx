import type { ColorMeanings } from '@cairn/core/accounts/color-meanings';
import { freeColors, type GoalColor, goalColors } from '@cairn/core/goals/colors';
import { walkRow } from '@cairn/ui/walk-row';
import { m } from '@cairn/words/messages';
import Ban from 'lucide-react/icons/ban';
import Lock from 'lucide-react/icons/lock';
import styles from './color-picker.module.css';
import { colorName } from './color-names.ts';

interface ColorPickerProps {
  readonly color: GoalColor | null;
  /** Colours with a meaning come first, each with its name. */
  readonly meanings: ColorMeanings;
  /** False if the plan has only yellow and red. */
  readonly hasAllColors: boolean;
  readonly onPick: (color: GoalColor | null) => void;
  /** The menu has its own entry for no colour. */
  readonly isInMenu?: boolean;
}

export function ColorPicker({ color, meanings, hasAllColors, onPick, isInMenu = false }: ColorPickerProps) {
  const choice = (one: GoalColor) => {
    const isLocked = !hasAllColors && !freeColors.includes(one);
    const name = colorName(one, meanings);
    const hasMeaning = meanings[one] !== undefined;
    return (
      <button
        key={one}
        type="button"
        role={isInMenu ? 'menuitemradio' : 'radio'}
        tabIndex={isInMenu ? -1 : undefined}
        aria-checked={one === color}
        aria-label={name}
        className={hasMeaning ? styles.named : styles.swatch}
        data-color={one}
        data-tip={isLocked ? m.refusal_limit_colors() : hasMeaning ? undefined : name}
        disabled={isLocked}
        onClick={() => onPick(one)}
      >
        {hasMeaning && <i aria-hidden="true" />}
        {hasMeaning && name}
        {isLocked && <Lock />}
      </button>
    );
  };
  return (
    // The role depends on the place.
    // oxlint-disable-next-line no-static-element-interactions
    <div
      className={styles.colors}
      role={isInMenu ? 'group' : 'radiogroup'}
      tabIndex={-1}
      aria-label={m.goal_color()}
      onKeyDown={isInMenu ? undefined : walkRow}
    >
      {goalColors.filter((one) => meanings[one] !== undefined).map(choice)}
      {goalColors.filter((one) => meanings[one] === undefined).map(choice)}
      {!isInMenu && (
        <button
          type="button"
          role="radio"
          aria-checked={color === null}
          className={styles.none}
          onClick={() => onPick(null)}
        >
          <Ban />
          {m.goal_no_color()}
        </button>
      )}
    </div>
  );
}
