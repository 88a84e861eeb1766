import { climbTextFrom } from '@cairn/core/climbs/edited-climb';
import type { NotesDelta } from '@cairn/core/notes/delta';
import { isSame } from '@cairn/core/same';
import { m } from '@cairn/words/messages';
import { lazy, Suspense, useState } from 'react';
import { useThrottledWrite } from '../../goals/use-throttled-write.ts';
import styles from './kept-text.module.css';

const RichTextField = lazy(() =>
  import('../../notes/rich-text-field.tsx').then((part) => ({ default: part.RichTextField })),
);

interface KeptTextProps {
  readonly text: NotesDelta | null;
  readonly label: string;
  readonly placeholder: string;
  readonly onWrite: Parameters<typeof useThrottledWrite<NotesDelta | null>>[0];
}

/** A rich text that is saved while the user types. Undo and other devices change it while it has no focus. */
export function KeptText({ text, label, placeholder, onWrite }: KeptTextProps) {
  const [isTooLong, setTooLong] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { write, flush } = useThrottledWrite(onWrite);
  /** `typed` is the editor's text. A new `version` makes a new editor. */
  const [known, setKnown] = useState({ seen: text, typed: text, version: 0 });
  if (!isFocused && !isSame(text, known.seen))
    setKnown({
      seen: text,
      typed: text,
      version: isSame(text, known.typed) ? known.version : known.version + 1,
    });
  const type = (typed: NotesDelta) => {
    const valid = climbTextFrom(typed);
    setTooLong(!valid.ok);
    if (!valid.ok) return;
    setKnown({ ...known, typed: valid.value });
    write(valid.value);
  };
  return (
    <div className={styles.text}>
      <span aria-hidden="true">{label}</span>
      <Suspense fallback={<div className={styles.loading} />}>
        <div
          className={styles.field}
          onFocus={() => setFocused(true)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            flush();
            setFocused(false);
          }}
        >
          <RichTextField
            key={known.version}
            text={text}
            label={label}
            placeholder={placeholder}
            onType={type}
            takesFocus={false}
          />
        </div>
      </Suspense>
      {isTooLong && <p role="alert">{m.refusal_climb_about()}</p>}
    </div>
  );
}
