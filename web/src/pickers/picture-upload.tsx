import type { BackgroundFile } from '@cairn/core/accounts/background';
import { Bar } from '@cairn/ui/bar';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import ImageUp from 'lucide-react/icons/image-up';
import { useRef } from 'react';
import styles from './picture-upload.module.css';
import { type PictureUse, usePictureUpload } from './use-picture-upload.ts';

interface PictureUploadProps {
  readonly use: PictureUse;
  readonly label?: string;
  readonly onStored: (url: BackgroundFile) => void;
  /** Null without a picture that can be removed here. */
  readonly onRemove?: (() => void) | null;
}

export function PictureUpload(props: PictureUploadProps) {
  const { use, label = m.background_upload(), onStored, onRemove = null } = props;
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const upload = usePictureUpload(use, onStored);
  // The pressed button disappears, so the focus needs another place.
  const thenFocus = (act: () => void) => () => {
    act();
    button.current?.focus();
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={use.types.join()}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
          if (file) upload.send(file);
        }}
      />
      <div className={styles.upload}>
        <Button
          ref={button}
          icon={<ImageUp />}
          aria-disabled={upload.share !== null}
          onClick={() => upload.share === null && field.current?.click()}
        >
          {label}
        </Button>
        {upload.share !== null && (
          <>
            <div className={styles.share} role="status" aria-label={m.background_uploading()}>
              <Bar share={upload.share} />
            </div>
            <Button look="ghost" onClick={thenFocus(upload.cancel)}>
              {m.action_cancel()}
            </Button>
          </>
        )}
        {upload.share === null && onRemove !== null && (
          <Button look="ghost" onClick={thenFocus(onRemove)}>
            {m.picture_remove()}
          </Button>
        )}
        {upload.failure !== null && (
          <p className={styles.failure} role="alert">
            {upload.failure}
          </p>
        )}
      </div>
    </>
  );
}
