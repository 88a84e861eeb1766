import type { MembershipRow } from '@cairn/contract/spaces';
import { typedMention } from '@cairn/core/comments/typed-mention';
import { typedEmoji } from '@cairn/core/notes/typed-emoji';
import { plainlyWritten, retyped, withMention, type WrittenText } from '@cairn/core/comments/written-text';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { typeInto } from '../goals/type-into.ts';
import { useGrowingField } from '../goals/use-growing-field.ts';
import { EmojiButton } from '../pickers/emoji-button.tsx';
import { isComposing } from '../base/typing.ts';
import styles from './goal-comments.module.css';
import { mentionOf, useMentionPicker } from '../notes/use-mention-picker.tsx';
import { eitherOf } from '../notes/use-suggestions.tsx';
import { useTypedEmoji } from '../notes/use-typed-emoji.tsx';

interface CommentFieldProps {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly members: readonly MembershipRow[];
  readonly label: string;
  readonly placeholder?: string;
  readonly action: string;
  readonly initial: WrittenText;
  readonly takesFocus: boolean;
  readonly onType?: (written: WrittenText) => void;
  /** @param putBack returns the text to the field if storing fails */
  readonly onSend: (written: WrittenText, putBack: () => void) => void;
  /** @param isPutAside whether to keep the text for later */
  readonly onCancel?: (isPutAside: boolean) => void;
}

/** Enter adds a line; Ctrl or Cmd with Enter sends. */
export function CommentField(props: CommentFieldProps) {
  const { fieldRef, members, label, placeholder, action, initial, takesFocus, onType, onSend, onCancel } =
    props;
  const [written, setWritten] = useState(initial);
  const { text } = written;
  const isEmpty = text.trim() === '';
  useGrowingField(fieldRef, takesFocus);

  // Measures the field again, because an empty field is lower.
  useEffect(() => {
    if (text === '') fieldRef.current?.dispatchEvent(new Event('input'));
  }, [text, fieldRef]);

  const write = (next: WrittenText) => {
    setWritten(next);
    onType?.(next);
  };

  const boxOf = () => (fieldRef.current?.parentElement ?? document.body).getBoundingClientRect();
  const mentions = useMentionPicker({
    members,
    boxOf,
    onChoose: (member) => {
      const field = fieldRef.current;
      if (!field) return;
      const to = field.selectionEnd;
      const typed = typedMention(text.slice(0, to));
      if (!typed) return;
      const stretch = { from: typed.start, to };
      const next = withMention(written, stretch, member.name, mentionOf(member));
      flushSync(() => write(next));
      const caret = typed.start + member.name.length + 2;
      field.setSelectionRange(caret, caret);
    },
  });
  const emoji = useTypedEmoji({
    boxOf,
    onChoose: (chosen) => {
      const field = fieldRef.current;
      const to = field?.selectionEnd ?? 0;
      const typed = typedEmoji(text.slice(0, to));
      if (field && typed) typeInto(field, chosen, typed.start, to);
    },
  });
  const picker = eitherOf(mentions, emoji);
  const look = (field: HTMLTextAreaElement, isTyping: boolean) => {
    const { value, selectionStart, selectionEnd } = field;
    picker.look(selectionStart === selectionEnd ? value.slice(0, selectionEnd) : null, isTyping);
  };

  const send = () => {
    if (isEmpty) return;
    write(plainlyWritten(''));
    onSend(written, () => write(written));
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event) || picker.press(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      event.stopPropagation();
      onCancel(true);
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
        placeholder={placeholder ?? label}
        {...picker.aria}
        onChange={({ currentTarget }) => {
          write(retyped(written, currentTarget.value, currentTarget.selectionEnd));
          look(currentTarget, true);
        }}
        onSelect={({ currentTarget }) => look(currentTarget, false)}
        onBlur={() => picker.look(null, false)}
        onKeyDown={press}
      />
      {picker.list}
      <EmojiButton
        onPick={(picked) => {
          const field = fieldRef.current;
          if (field) typeInto(field, picked);
        }}
      />
      {onCancel && (
        <Button look="ghost" onClick={() => onCancel(false)}>
          {m.action_cancel()}
        </Button>
      )}
      <Button disabled={isEmpty} onClick={send}>
        {action}
      </Button>
    </div>
  );
}
