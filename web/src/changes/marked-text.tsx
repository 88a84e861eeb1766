import { changedStretches } from '@cairn/core/notes/changed-stretches';
import { useMemo } from 'react';

interface MarkedTextProps {
  readonly text: string;
  /** The text on the other side; blank if there is none. */
  readonly other: string;
  readonly as: 'del' | 'ins';
}

/** A text whose differing words are struck or underlined. */
export function MarkedText({ text, other, as: Mark }: MarkedTextProps) {
  const stretches = useMemo(() => changedStretches(text, other), [text, other]);
  return (
    <p dir="auto">
      {stretches.map(({ from, text: part, isChanged }) =>
        isChanged ? <Mark key={from}>{part}</Mark> : part,
      )}
    </p>
  );
}
