import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emojiMemory, rememberEmoji, rememberTone } from '../pickers/emoji-memory.ts';
import { forgetTexts } from './forget-texts.ts';

const kept = new Map<string, string>();
const ida = '01890a5d-ac96-774b-bcce-b302099a8057';
const ben = '01890a5d-ac96-774b-bcce-b302099a8058';

vi.mock('@cairn/client/device-text', () => ({
  readText: (key: string) => kept.get(key) ?? null,
  writeText: (key: string, text: string | null) => (text === null ? kept.delete(key) : kept.set(key, text)),
  textKeys: (prefix: string) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
}));

describe('forgetTexts', () => {
  beforeEach(() => kept.clear());

  test('removes the texts of an account and of the device, and keeps those of other accounts', () => {
    const ofIda = [`cairn-snapshot-${ida}`, `cairn-unfinished-${ida}-1`, `cairn-begun-${ida}-quick-add`];
    const ofBen = [`cairn-unfinished-${ben}-1`, `cairn-begun-${ben}-quick-add`];
    for (const key of [...ofIda, ...ofBen, 'cairn-theme', 'cairn-member', 'other']) kept.set(key, 'text');
    forgetTexts(ida);
    expect([...kept.keys()]).toEqual([...ofBen, 'other']);
  });

  test('emoji and skin tone go too', () => {
    rememberTone('medium');
    rememberEmoji('👋🏽');
    forgetTexts(ida);
    expect(emojiMemory()).toEqual({ recent: [], tone: 'none' });
  });
});
