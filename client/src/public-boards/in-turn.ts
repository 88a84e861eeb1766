const lastAct = new Map<string, Promise<unknown>>();

/**
 * Sends requests about a public board one after the other, so that a goal arrives only when the server knows
 * that the user has joined.
 *
 * @param board the board's code
 * @param send must not reject
 */
export function inTurn<Value>(board: string, send: () => Promise<Value>): Promise<Value> {
  const answer = (lastAct.get(board) ?? Promise.resolve()).then(send);
  lastAct.set(board, answer);
  return answer;
}
