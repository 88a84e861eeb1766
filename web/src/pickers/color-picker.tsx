import { freeColors, type GoalColor, goalColors } from '@cairn/core/goals/colors';
import { m } from '@cairn/words/messages';
import Ban from 'lucide-react/icons/ban';
import Lock from 'lucide-react/icons/lock';
import styles from './color-picker.module.css';
import { colorNames } from './color-names.ts';

interface ColorPickerProps {
  readonly color: GoalColor | null;
  /** False if the plan has only yellow and red. */
  readonly hasAllColors: boolean;
  readonly onPick: (color: GoalColor | null) => void;
  /** The menu has its own entry for no colour. */
  readonly isInMenu?: boolean;
}

export function ColorPicker({ color, hasAllColors, onPick, isInMenu = false }: ColorPickerProps) {
  return (
    <div className={styles.colors} role={isInMenu ? 'group' : 'radiogroup'} aria-label={m.goal_color()}>
      {goalColors.map((one) => {
        const isLocked = !hasAllColors && !freeColors.includes(one);
        const name = colorNames[one]();
        return (
          <button
            key={one}
            type="button"
            role={isInMenu ? 'menuitemradio' : 'radio'}
            tabIndex={isInMenu ? -1 : undefined}
            aria-checked={one === color}
            aria-label={name}
            data-color={one}
            data-tip={isLocked ? m.refusal_limit_colors() : name}
            disabled={isLocked}
            onClick={() => onPick(one)}
          >
            {isLocked && <Lock />}
          </button>
        );
      })}
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
