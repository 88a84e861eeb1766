import { type DateOnly, isDateOnly } from '@cairn/core/time/date-only';
import { isLifeChosen, lifeFrom } from '@cairn/core/time/periods';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { useRef, useState } from 'react';
import { DraftField } from '../../base/draft-field.tsx';
import styles from './settings-screen.module.css';

interface LifeRangeProps {
  readonly firstDate: DateOnly;
  readonly lastDate: DateOnly;
  readonly birthday: DateOnly | null;
  readonly onChange: (firstDate: DateOnly, lastDate: DateOnly) => void;
}

export function LifeRange({ firstDate, lastDate, birthday, onChange }: LifeRangeProps) {
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const isChosen = isLifeChosen({ firstDate, lastDate }, birthday);

  const change = () => {
    const first = from.current?.value;
    if (!isDateOnly(first)) return;
    const last = to.current?.value || lifeFrom(first).lastDate;
    if (!isDateOnly(last)) return;
    if (first >= last) return setError(m.settings_life_order());
    setError(null);
    if (first !== firstDate || last !== lastDate) onChange(first, last);
  };

  return (
    <fieldset className={styles.range}>
      <legend>{m.settings_life()}</legend>
      <DraftField
        ref={from}
        label={m.settings_life_from()}
        type="date"
        text={isChosen ? firstDate : ''}
        onBlur={change}
      />
      <DraftField
        ref={to}
        label={m.settings_life_to()}
        type="date"
        text={isChosen ? lastDate : ''}
        error={error}
        onBlur={change}
      />
      {!isChosen && <p className={styles.note}>{m.settings_life_unset()}</p>}
      {birthday !== null && birthday !== firstDate && birthday < lastDate && (
        <Button
          look="ghost"
          onClick={() => onChange(birthday, isChosen ? lastDate : lifeFrom(birthday).lastDate)}
        >
          {m.settings_life_birthday()}
        </Button>
      )}
    </fieldset>
  );
}
