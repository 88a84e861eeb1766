import type { MembershipRow } from '@cairn/contract/spaces';
import { typedMention } from '@cairn/core/comments/typed-mention';
import { unshown } from '@cairn/core/comments/written-text';
import { typedEmoji } from '@cairn/core/notes/typed-emoji';
import { Delta } from 'quill/core';
import type Quill from 'quill/core';
import { useEffect, useEffectEvent } from 'react';
import { mentionName } from './mention-name.ts';
import { NoteMention } from './note-blots.ts';
import { typeInNote } from './type-in-note.ts';
import { mentionOf, useMentionPicker } from './use-mention-picker.tsx';
import { eitherOf } from './use-suggestions.tsx';
import { useTypedEmoji } from './use-typed-emoji.tsx';

interface NoteMentionsProps {
  readonly quill: Quill;
  readonly members: readonly MembershipRow[];
}

export function NoteMentions({ quill, members }: NoteMentionsProps) {
  const boxOf = () => caretBox(quill);
  const mention = useMentionPicker({
    members,
    boxOf,
    onChoose: (member) => mentionAtCaret(quill, mentionOf(member)),
  });
  const emoji = useTypedEmoji({ boxOf, onChoose: (chosen) => emojiAtCaret(quill, chosen) });
  const { look, press, aria, list } = eitherOf(mention, {
    ...emoji,
    // Code gets no emoji.
    look: (text, isTyping) => emoji.look(text !== null && isInCode(quill) ? null : text, isTyping),
  });

  useEffect(() => {
    const name = () => nameMentions(quill.root, members);
    name();
    quill.on('text-change', name);
    return () => {
      quill.off('text-change', name);
    };
  }, [quill, members]);

  const change = useEffectEvent((event: string, source: unknown) => {
    const isTyping = event === 'text-change' && source === 'user';
    look(quill.hasFocus() ? textBeforeCaret(quill) : null, isTyping);
  });
  const takeKey = useEffectEvent(press);
  useEffect(() => {
    const follow = (event: string, ...[, , source]: unknown[]) => change(event, source);
    // Listen before the editor, which takes Enter as a new line.
    const listen = (event: KeyboardEvent) => void takeKey(event);
    quill.on('editor-change', follow);
    quill.container.addEventListener('keydown', listen, { capture: true });
    return () => {
      quill.off('editor-change', follow);
      quill.container.removeEventListener('keydown', listen, { capture: true });
    };
  }, [quill]);

  const { 'aria-controls': controls, 'aria-activedescendant': activeId } = aria;
  useEffect(() => {
    for (const [name, value] of Object.entries({
      'aria-controls': controls,
      'aria-activedescendant': activeId,
    }))
      if (value === undefined) quill.root.removeAttribute(name);
      else quill.root.setAttribute(name, value);
  }, [quill, controls, activeId]);

  return list;
}

/** Returns the line's text before the caret, one character for each embed. Returns null for a selection. */
function textBeforeCaret(quill: Quill): string | null {
  const selection = quill.getSelection();
  if (!selection || selection.length > 0) return null;
  const [, offset] = quill.getLine(selection.index);
  const { ops } = quill.getContents(selection.index - offset, offset);
  return ops.map(({ insert }) => (typeof insert === 'string' ? insert : unshown)).join('');
}

function caretBox(quill: Quill): Pick<DOMRect, 'left' | 'top' | 'bottom'> {
  const { left, top } = quill.container.getBoundingClientRect();
  const caret = quill.getBounds(quill.getSelection()?.index ?? 0);
  return caret
    ? { left: left + caret.left, top: top + caret.top, bottom: top + caret.bottom }
    : { left, top, bottom: top };
}

function mentionAtCaret(quill: Quill, mention: object): void {
  const typed = typedMention(textBeforeCaret(quill) ?? '');
  const caret = quill.getSelection()?.index;
  if (!typed || caret === undefined) return;
  const length = typed.query.length + 1;
  const at = caret - length;
  quill.updateContents(new Delta().retain(at).insert({ mention }).insert(' ').delete(length), 'user');
  quill.setSelection(at + 2, 0, 'user');
}

function emojiAtCaret(quill: Quill, emoji: string): void {
  const typed = typedEmoji(textBeforeCaret(quill) ?? '');
  const caret = quill.getSelection()?.index;
  if (!typed || caret === undefined) return;
  const length = typed.query.length + 1;
  typeInNote(quill, emoji, caret - length, length);
}

function isInCode(quill: Quill): boolean {
  const selection = quill.getSelection();
  return selection !== null && Boolean(quill.getFormat(selection)['code-block']);
}

function nameMentions(note: HTMLElement, members: readonly MembershipRow[]): void {
  for (const node of note.querySelectorAll<HTMLElement>(`.${NoteMention.className}`)) {
    const shown = node.querySelector('[contenteditable=false]');
    const name = `@${mentionName(members, NoteMention.value(node))}`;
    if (shown && shown.textContent !== name) shown.textContent = name;
  }
}
