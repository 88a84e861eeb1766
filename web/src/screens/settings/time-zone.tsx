import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import styles from './settings-screen.module.css';

interface TimeZoneProps {
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}

export function TimeZone({ zone, onChange }: TimeZoneProps) {
  const id = useId();
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', here, zone]);
  return (
    <div className={styles.zone}>
      <div className={styles.line}>
        <label htmlFor={id}>{m.settings_zone()}</label>
        <select
          id={id}
          className={styles.select}
          value={zone}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {[...zones].toSorted().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      {here !== zone && (
        <Button look="ghost" onClick={() => onChange(here)}>
          {m.settings_zone_here({ zone: here })}
        </Button>
      )}
    </div>
  );
}
