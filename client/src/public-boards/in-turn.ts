const lastSaid = new Map<string, Promise<unknown>>();

/**
 * Sends what a person does on one public board in the order they did it: joining in has reached the server before the goal
 * that it allows.
 *
 * @param board its code
 * @param send never fails; answers also why it was refused
 */
export function inTurn<Value>(board: string, send: () => Promise<Value>): Promise<Value> {
  const said = (lastSaid.get(board) ?? Promise.resolve()).then(send);
  lastSaid.set(board, said);
  return said;
}
