import { begunText, keepBegunText } from '@cairn/client/begun-texts';
import { useCairn } from '@cairn/client/react/cairn-context';
import { changeNoteFrom, changeNoteLength, maxChangeNoteLength } from '@cairn/core/climbs/change-note';
import { AreaField } from '@cairn/ui/area-field';
import { m } from '@cairn/words/messages';
import { useState } from 'react';
import { isComposing } from '../base/typing.ts';

/** In characters: how many are left when the count appears. */
const fewLeft = 60;

export interface ChangeNoteDraft {
  readonly text: string;
  readonly isTooLong: boolean;
  readonly write: (text: string) => void;
  /** After the publication. Words that were typed meanwhile stay. */
  readonly forget: () => void;
}

/** The author's unsent sentence about changes, kept on this device. */
export function useChangeNote(climbKey: string): ChangeNoteDraft {
  const { id } = useCairn().account;
  const draft = `change-note-${climbKey}`;
  const [text, setText] = useState(() => begunText(id, draft) ?? '');
  return {
    text,
    isTooLong: !changeNoteFrom(text).ok,
    write: (typed) => {
      setText(typed);
      keepBegunText(id, draft, typed);
    },
    forget: () => {
      if (begunText(id, draft) === text) keepBegunText(id, draft, null);
    },
  };
}

interface ChangeNoteFieldProps {
  readonly note: ChangeNoteDraft;
  readonly onEnter: () => void;
}

/** Enter publishes, because the sentence is one paragraph. */
export function ChangeNoteField({ note: { text, isTooLong, write }, onEnter }: ChangeNoteFieldProps) {
  const count = changeNoteLength(text);
  return (
    <AreaField
      label={m.own_climb_change_note()}
      hint={m.own_climb_change_note_hint()}
      error={isTooLong ? m.refusal_climb_change_note() : null}
      aside={
        count > maxChangeNoteLength - fewLeft && (
          <span>
            {count}/{maxChangeNoteLength}
          </span>
        )
      }
      rows={3}
      dir="auto"
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => write(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event)) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
