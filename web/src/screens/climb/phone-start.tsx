import { dayName, weekdayName } from '@cairn/core/time/period-names';
import { Button } from '@cairn/ui/button';
import { Dialog } from '@cairn/ui/dialog';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { usePlanning } from '../../goals/planning.ts';
import styles from './start-card.module.css';
import { StartCard, type StartCardProps } from './start-card.tsx';

/** On a phone, a bar opens the card as a sheet. */
export function PhoneStart(props: StartCardProps) {
  const { today, locale } = usePlanning();
  const [isOpen, setOpen] = useState(false);
  const { planned, startDate } = props;
  return (
    <div className={styles.phone}>
      <span>
        <b>{m.climb_adds({ count: planned.length })}</b>
        {weekdayName(startDate, locale)} {dayName(startDate, today, locale)}
      </span>
      <Button look="primary" size="form" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.climb_start_short()}
      </Button>
      {isOpen && (
        <Dialog label={m.climb_start()} isOpen onClose={() => setOpen(false)}>
          <StartCard {...props} />
        </Dialog>
      )}
    </div>
  );
}
