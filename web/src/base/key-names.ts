import { m } from '@cairn/words/messages';

const otherNames: Readonly<Record<string, () => string>> = {
  '⌘': m.key_ctrl,
  '⌥': () => 'Alt',
  '⇧': m.key_shift,
};

export const isApple = /^(?:Mac|iP)/u.test(navigator.platform);

export function keyName(key: string): string {
  if (key === 'Space') return m.key_space();
  return (isApple ? undefined : otherNames[key]?.()) ?? key;
}
