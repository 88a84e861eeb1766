import { IconButton } from '@cairn/ui/icon-button';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import { copyAndSay } from './copy-and-say.ts';
import styles from './webhook.module.css';

interface OnceProps {
  readonly lead: string;
  readonly label: string;
  readonly text: string;
  readonly copy: string;
  /** Moves the focus to the text. */
  readonly takesFocus: boolean;
}

/** A secret that the server returns only once. */
export function Once({ lead, label, text, copy, takesFocus }: OnceProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.once} role="status">
      <p>{lead}</p>
      <div>
        <input
          ref={field}
          aria-label={label}
          readOnly
          value={text}
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <IconButton label={copy} icon={<Copy />} onClick={() => void copyAndSay(text)} />
      </div>
    </div>
  );
}
