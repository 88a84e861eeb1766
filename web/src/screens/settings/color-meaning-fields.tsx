import { useCairn } from '@cairn/client/react/cairn-context';
import { type ColorMeanings, maxMeaningLength, withMeaning } from '@cairn/core/accounts/color-meanings';
import { goalColors } from '@cairn/core/goals/colors';
import { m } from '@cairn/words/messages';
import { WrittenField } from '../../base/written-field.tsx';
import { colorNames } from '../../pickers/color-names.ts';
import styles from './settings-screen.module.css';

interface ColorMeaningFieldsProps {
  readonly meanings: ColorMeanings;
  readonly onChange: (meanings: ColorMeanings) => void;
}

export function ColorMeaningFields({ meanings, onChange }: ColorMeaningFieldsProps) {
  const cairn = useCairn();
  return (
    <section className={styles.card}>
      <h2>{m.settings_meanings()}</h2>
      <p className={styles.note}>{m.settings_meanings_lead()}</p>
      <div className={styles.meanings}>
        {goalColors.map((color) => (
          <div key={color} data-color={color}>
            <WrittenField
              label={colorNames[color]()}
              of={{ table: 'user_settings', key: cairn.account.id }}
              text={meanings[color] ?? ''}
              maxLength={maxMeaningLength}
              autoComplete="off"
              onWritten={(text) => {
                onChange(withMeaning(meanings, color, text));
                return true;
              }}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
