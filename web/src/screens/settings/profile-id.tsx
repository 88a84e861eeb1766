import { Button } from '@cairn/ui/button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Copy from 'lucide-react/icons/copy';
import { copyText } from '../../base/copy-text.ts';
import styles from './settings-screen.module.css';

/** In milliseconds: time to write the ID down. */
const shownMs = 15_000;

async function copy(code: string): Promise<void> {
  if (await copyText(code)) showToast({ text: m.settings_profile_copied() });
  else showToast({ text: m.settings_profile_shown({ code }), lastsMs: shownMs });
}

export function ProfileId({ code }: { readonly code: string }) {
  return (
    <div className={styles.line}>
      <span>{m.settings_profile()}</span>
      <span className={styles.profile}>
        <code className={styles.value}>{code}</code>
        <Button icon={<Copy />} aria-label={m.settings_profile_copy()} onClick={() => void copy(code)}>
          {m.settings_copy()}
        </Button>
      </span>
    </div>
  );
}
