import { Bar } from '@cairn/ui/bar';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import CloudOff from 'lucide-react/icons/cloud-off';
import X from 'lucide-react/icons/x';
import styles from './note-files.module.css';
import type { NoteUploads } from './use-note-uploads.ts';

export function NoteUploadList({ uploads, retry, drop }: NoteUploads) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={m.note_uploads()}>
      {uploads.map(({ id, file, share, failure }) => (
        <li key={id} data-failed={failure !== null || undefined}>
          {failure !== null && <CloudOff aria-hidden="true" />}
          <span className={styles.file}>
            {file.name}
            {failure !== null && <small role="alert">{failure}</small>}
            {failure === null && (
              <span
                role="progressbar"
                aria-label={m.note_upload_of({ name: file.name })}
                aria-valuenow={Math.round(share * 100)}
              >
                <Bar share={share} />
              </span>
            )}
          </span>
          {failure !== null && <Button onClick={() => retry(id)}>{m.action_retry()}</Button>}
          <IconButton
            label={
              failure === null
                ? m.note_upload_stop({ name: file.name })
                : m.note_upload_forget({ name: file.name })
            }
            icon={<X />}
            onClick={() => drop(id)}
          />
        </li>
      ))}
    </ul>
  );
}
