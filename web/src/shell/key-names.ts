/** What stands on the keys that other makers' keyboards name otherwise than Apple's. */
const otherNames: Readonly<Record<string, string>> = { '⌘': 'Ctrl', '⌥': 'Alt', '⇧': 'Shift' };

export const isApple = /^(?:Mac|iP)/u.test(navigator.platform);

/** What stands on a key of this device's keyboard, where `⌘`, `⌥` and `⇧` are Apple's. */
export function keyName(key: string): string {
  return (isApple ? undefined : otherNames[key]) ?? key;
}
