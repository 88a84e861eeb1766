/**
 * Returns a `localStorage` for `vi.stubGlobal`.
 *
 * @param room characters that one text may have
 */
export function fakeStorage(room = Number.POSITIVE_INFINITY) {
  const texts: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => texts[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(texts, key),
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts[key] = text;
    },
  };
  // Not enumerable, so that `Object.keys` lists texts only.
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(texts, name, { value });
  return texts as typeof texts & typeof methods;
}
