import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useGrowingField } from '../../goals/use-growing-field.ts';
import { isComposing } from '../../shell/typing.ts';
import styles from './goal-comments.module.css';

interface CommentFieldProps {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly label: string;
  /** What the button says. */
  readonly action: string;
  readonly initialText: string;
  readonly takesFocus: boolean;
  readonly onType?: (text: string) => void;
  /** Takes the text; `putBack` gives it back to the field when it could not be stored. */
  readonly onSend: (text: string, putBack: () => void) => void;
  /** Leaves without sending; there is no way out when it is not given. */
  readonly onCancel?: () => void;
}

/** Where a comment is written: Enter is a new line, Ctrl or Cmd with Enter sends. */
export function CommentField(props: CommentFieldProps) {
  const { fieldRef, label, action, initialText, takesFocus, onType, onSend, onCancel } = props;
  const [text, setText] = useState(initialText);
  const isEmpty = text.trim() === '';
  useGrowingField(fieldRef, takesFocus);

  // A field that was measured is measured again when its text has left.
  useEffect(() => {
    if (text === '') fieldRef.current?.dispatchEvent(new Event('input'));
  }, [text, fieldRef]);

  const type = (typed: string) => {
    setText(typed);
    onType?.(typed);
  };

  const send = () => {
    if (isEmpty) return;
    type('');
    onSend(text, () => type(text));
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    }
  };

  return (
    <div className={styles.field} data-no-drag>
      <textarea
        ref={fieldRef}
        rows={1}
        dir="auto"
        value={text}
        aria-label={label}
        placeholder={label}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
      />
      {onCancel && (
        <Button look="ghost" onClick={onCancel}>
          {m.action_cancel()}
        </Button>
      )}
      <Button disabled={isEmpty} onClick={send}>
        {action}
      </Button>
    </div>
  );
}
