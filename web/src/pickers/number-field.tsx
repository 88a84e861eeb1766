import { useState } from 'react';
import styles from './repeat-picker.module.css';

interface NumberFieldProps {
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** Reports only whole numbers in range. Leaving the field drops anything else. */
export function NumberField({ value, least, most, onChange, ...names }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isValid = (text: string) => /^\d+$/u.test(text) && Number(text) >= least && Number(text) <= most;
  return (
    <input
      {...names}
      type="number"
      inputMode="numeric"
      className={`${styles.field} ${styles.number}`}
      min={least}
      max={most}
      step={1}
      required
      aria-invalid={typed !== null && !isValid(typed)}
      value={typed ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        if (isValid(text)) onChange(Number(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
