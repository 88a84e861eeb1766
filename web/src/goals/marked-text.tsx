import { markedParts } from '@cairn/core/goals/marked-words';

export function MarkedText({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  return markedParts(text, words).map((part) =>
    part.isMarked ? <mark key={part.start}>{part.text}</mark> : part.text,
  );
}
