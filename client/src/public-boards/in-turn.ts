const lastAct = new Map<string, Promise<unknown>>();

/**
 * Sends requests of a queue one after the other, so that the server gets them in the order of the user's actions.
 *
 * @param queues the code of a public board, or the name of an order; a request may wait in several
 * @param send must not reject
 */
export function inTurn<Value>(queues: readonly string[], send: () => Promise<Value>): Promise<Value> {
  const answer = Promise.all(queues.map((queue) => lastAct.get(queue))).then(send);
  for (const queue of queues) lastAct.set(queue, answer);
  return answer;
}
