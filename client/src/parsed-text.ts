/** Returns the value of a JSON text of this device; null without a text, and for an invalid one. */
export function parsedText<Value>(text: string | null): Value | null {
  try {
    return JSON.parse(text ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
