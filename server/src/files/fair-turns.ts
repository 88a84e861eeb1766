/** Runs one piece of work at a time. People take turns: nobody waits for more than one piece of each other person. */
export type FairTurns = <Result>(who: string, work: () => Promise<Result>) => Promise<Result>;

export function fairTurns(): FairTurns {
  const waiting = new Map<string, (() => Promise<unknown>)[]>();
  let isBusy = false;
  const next = (): void => {
    const [first] = waiting;
    isBusy = first !== undefined;
    if (first === undefined) return;
    const [who, [work, ...rest]] = first;
    waiting.delete(who);
    if (rest.length > 0) waiting.set(who, rest);
    void work?.().finally(next);
  };
  return (who, work) =>
    new Promise((resolve, reject) => {
      const piece = () => work().then(resolve, reject);
      waiting.set(who, [...(waiting.get(who) ?? []), piece]);
      if (!isBusy) next();
    });
}
