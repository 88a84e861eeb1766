import { useCairn } from '@cairn/client/react/cairn-context';
import type { QuickGoal } from '@cairn/core/goals/quick-goal';
import { useEffect, useState } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { type Answer, answered, noAnswers } from './line-answers.ts';
import { loadReader, readerNow } from './load-reader.ts';
import type { LineContext } from './read-line.ts';
import { plainGoal } from '../goals/plain-goal.ts';

export interface UnderstoodLine extends Answer {
  readonly goal: QuickGoal;
  readonly forgetAnswers: () => void;
}

/** Understands nothing until the reader is loaded. */
export function useLine(
  text: string,
  where: Pick<LineContext, 'place' | 'schedule' | 'space'>,
): UnderstoodLine {
  const cairn = useCairn();
  const planning = usePlanning();
  const reader = useReader();
  const [answers, setAnswers] = useState(noAnswers);
  return {
    ...answered(answers, setAnswers),
    goal: reader ? reader.readLine(text, { cairn, planning, ...where }, answers) : plainGoal(text),
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
