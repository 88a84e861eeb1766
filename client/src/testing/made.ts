/** What an outcome brought; throws when it was a refusal, which the test did not expect. */
export function made<Value>(outcome: { readonly ok: boolean; readonly value?: Value }): Value {
  if (!outcome.ok || !outcome.value) throw new Error('It was refused.');
  return outcome.value;
}
