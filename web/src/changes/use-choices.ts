import { keepChoices, keptChoices } from '@cairn/client/kept-offer';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useState } from 'react';

export interface Choices {
  /** By id: true takes the change. Only what the person has chosen. */
  readonly made: Readonly<Record<string, boolean>>;
  readonly choose: (id: string, isTaken: boolean) => void;
  /** After taking or leaving. */
  readonly forget: () => void;
}

/**
 * The person's choices among offered changes, kept on this device until they are sent.
 *
 * @param of the running climb or the board
 */
export function useChoices(of: string): Choices {
  const { id } = useCairn().account;
  const [made, setMade] = useState(() => keptChoices(id, of));
  return {
    made,
    choose: (step, isTaken) => {
      const next = { ...made, [step]: isTaken };
      setMade(next);
      keepChoices(id, of, next);
    },
    forget: () => keepChoices(id, of, null),
  };
}
