import { useSettings } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { isDateOnly } from '@cairn/core/time/date-only';
import { lifeFrom } from '@cairn/core/time/periods';
import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import styles from './life-squares.module.css';

/** Asks for the birthday, which begins the life range. */
export function LifeQuestion() {
  const cairn = useCairn();
  const { birthday } = useSettings();
  const { today } = usePlanning();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const day = field.current?.value;
    if (!isDateOnly(day) || day >= today) return setError(m.life_ask_past());
    const { firstDate, lastDate } = lifeFrom(day);
    const edit = { birthday: day, lifeStartDate: firstDate, lifeEndDate: lastDate };
    warnUnlessSaved(changeSettings(cairn, edit).saved);
  };
  return (
    <form className={styles.card} aria-label={m.life_where()} onSubmit={keep} noValidate data-no-drag>
      <Field
        ref={field}
        label={m.life_ask()}
        type="date"
        max={today}
        defaultValue={birthday ?? ''}
        error={error}
        autoComplete="bday"
      />
      <p>{m.life_ask_lead()}</p>
      <Button type="submit">{m.life_ask_show()}</Button>
      <Link to="/settings/$page/" params={{ page: 'horizons' }}>
        {m.life_ask_other()}
      </Link>
    </form>
  );
}
