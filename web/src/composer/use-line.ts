import { useCairn } from '@cairn/client/react/cairn-context';
import type { FoundMoment, QuickGoal } from '@cairn/core/goals/quick-goal';
import { useEffect, useMemo, useState } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { noAnswers } from '../goals/row-composer.ts';
import { type Answer, answered } from './line-answers.ts';
import { loadReader, readerNow } from './load-reader.ts';
import type { LineContext } from './read-line.ts';
import { plainGoal } from './plain-goal.ts';

export interface UnderstoodLine extends Answer {
  readonly goal: QuickGoal;
  readonly moments: readonly FoundMoment[];
  readonly forgetAnswers: () => void;
}

/** Recognises nothing until the reader is loaded. */
export function useLine(
  text: string,
  where: Pick<LineContext, 'place' | 'schedule' | 'space'>,
): UnderstoodLine {
  const cairn = useCairn();
  const planning = usePlanning();
  const reader = useReader();
  const [answers, setAnswers] = useState(noAnswers);
  const moments = useMemo(
    () => reader?.momentsIn(text, { cairn, planning }) ?? [],
    [reader, text, cairn, planning],
  );
  return {
    ...answered(answers, setAnswers),
    moments,
    goal: reader ? reader.readLine(text, { cairn, planning, ...where }, answers, moments) : plainGoal(text),
    forgetAnswers: () => setAnswers(noAnswers),
  };
}

function useReader() {
  const [reader, setReader] = useState(readerNow);
  useEffect(() => {
    let isHere = true;
    // Without the reader, nothing is recognised.
    loadReader().then(
      (loaded) => isHere && setReader(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return reader;
}
