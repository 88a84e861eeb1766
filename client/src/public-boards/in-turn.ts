const lastSaid = new Map<string, Promise<unknown>>();

/**
 * Sends requests about one public board one by one, in order. So the server knows that the user has joined before it
 * gets their goal.
 *
 * @param board the board's code
 * @param send must not reject
 */
export function inTurn<Value>(board: string, send: () => Promise<Value>): Promise<Value> {
  const said = (lastSaid.get(board) ?? Promise.resolve()).then(send);
  lastSaid.set(board, said);
  return said;
}
