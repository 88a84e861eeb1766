import { m } from '@cairn/words/messages';

/** What stands on the keys that are not called by a sign on every keyboard; `⌘`, `⌥` and `⇧` are so on Apple's. */
const otherNames: Readonly<Record<string, () => string>> = {
  '⌘': m.key_ctrl,
  '⌥': () => 'Alt',
  '⇧': m.key_shift,
};

export const isApple = /^(?:Mac|iP)/u.test(navigator.platform);

/** What stands on a key of this device's keyboard, where `⌘`, `⌥` and `⇧` are Apple's. */
export function keyName(key: string): string {
  if (key === 'Space') return m.key_space();
  return (isApple ? undefined : otherNames[key]?.()) ?? key;
}
