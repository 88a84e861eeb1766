import { m } from '@cairn/words/messages';
import styles from './ends-access.module.css';

interface EndsAccessProps {
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
}

export function EndsAccess({ isTicked, onChange }: EndsAccessProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isTicked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {m.password_ends_access()}
    </label>
  );
}
