import { type ClimbIcon, climbIcons } from '@cairn/core/climbs/icons';
import { type GoalColor, goalColors } from '@cairn/core/goals/colors';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import { colorNames } from '../pickers/color-names.ts';
import { ClimbIcon as Drawing } from './climb-icon.tsx';
import { climbIconNames } from './climb-icon-names.ts';
import styles from './climb-look-picker.module.css';

interface ClimbLookPickerProps {
  readonly color: GoalColor;
  readonly icon: ClimbIcon;
  readonly onColor: (color: GoalColor) => void;
  readonly onIcon: (icon: ClimbIcon) => void;
}

/** Arrow keys walk through the choices and take each. */
export function ClimbLookPicker({ color, icon, onColor, onIcon }: ClimbLookPickerProps) {
  return (
    <div className={styles.look}>
      <Choices label={m.climb_editor_color()}>
        {(name) =>
          goalColors.map((one) => (
            <label key={one} className={styles.color} data-color={one} data-tip={colorNames[one]()}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                aria-label={colorNames[one]()}
                checked={one === color}
                onChange={() => onColor(one)}
              />
              {one === color && <Check aria-hidden="true" />}
            </label>
          ))
        }
      </Choices>
      <Choices label={m.climb_editor_icon()}>
        {(name) =>
          climbIcons.map((one) => (
            <label key={one} className={styles.icon} data-tip={climbIconNames[one]()}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                aria-label={climbIconNames[one]()}
                checked={one === icon}
                onChange={() => onIcon(one)}
              />
              <Drawing name={one} />
            </label>
          ))
        }
      </Choices>
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  /** @param name of the radio buttons */
  readonly children: (name: string) => ReactNode;
}

function Choices({ label, children }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div>{children(name)}</div>
    </fieldset>
  );
}
