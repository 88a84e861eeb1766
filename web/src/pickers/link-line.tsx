import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { IconButton } from '@cairn/ui/icon-button';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Copy from 'lucide-react/icons/copy';
import Send from 'lucide-react/icons/send';
import { copyText } from '../base/copy-text.ts';
import styles from './link-line.module.css';

interface LinkLineProps {
  readonly name: string;
  readonly url: string;
  readonly label?: string;
}

export function LinkLine({ name, url, label = m.share_link() }: LinkLineProps) {
  return (
    <div className={styles.link}>
      <Field label={label} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <Button icon={<Copy />} onClick={() => void copy(url)}>
        {m.share_copy()}
      </Button>
      {'share' in navigator && (
        <IconButton
          label={m.share_send()}
          icon={<Send />}
          // Rejects if the user cancels.
          onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
        />
      )}
    </div>
  );
}

async function copy(url: string): Promise<void> {
  showToast({ text: (await copyText(url)) ? m.share_copied() : m.share_copy_failed() });
}
