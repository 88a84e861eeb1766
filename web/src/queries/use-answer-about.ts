import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Outcome } from '@cairn/core/outcome';
import { useEffect, useState } from 'react';

type Answer<Value> = Outcome<Value, AskRefusal>;

/**
 * For pages outside the planner, which ask one time. Null while the answer is awaited. The function asks again.
 *
 * @param ask the same function at each call
 */
export function useAnswerAbout<Value>(
  token: string,
  ask: (token: string) => Promise<Answer<Value>>,
): readonly [Answer<Value> | null, () => void] {
  const [answer, setAnswer] = useState<Answer<Value> | null>(null);
  useEffect(() => {
    let isHere = true;
    void ask(token).then((read) => isHere && setAnswer(read));
    return () => {
      isHere = false;
    };
  }, [ask, token]);
  const askAgain = () => {
    setAnswer(null);
    void ask(token).then(setAnswer);
  };
  return [answer, askAgain];
}
