/** @throws if the outcome is a refusal */
export function made<Value>(outcome: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!outcome.ok || !outcome.value) throw new Error('It was refused.');
  return outcome.value;
}
