import { fakeStorage } from '@cairn/client/testing/fake-storage';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emojiMemory, rememberEmoji, rememberTone } from '../pickers/emoji-memory.ts';
import { forgetTexts } from './forget-texts.ts';

const ida = '01890a5d-ac96-774b-bcce-b302099a8057';
const ben = '01890a5d-ac96-774b-bcce-b302099a8058';

describe('forgetTexts', () => {
  beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
  afterEach(() => vi.unstubAllGlobals());

  test('removes the texts of an account and of the device, and keeps those of other accounts', () => {
    const ofIda = [`cairn-snapshot-${ida}`, `cairn-unfinished-${ida}-1`, `cairn-begun-${ida}-quick-add`];
    const ofBen = [`cairn-unfinished-${ben}-1`, `cairn-begun-${ben}-quick-add`];
    for (const key of [...ofIda, ...ofBen, 'cairn-theme', 'cairn-member', 'other'])
      localStorage.setItem(key, 'text');
    forgetTexts(ida);
    expect(Object.keys(localStorage)).toEqual([...ofBen, 'other']);
  });

  test('emoji and skin tone go too', () => {
    rememberTone('medium');
    rememberEmoji('👋🏽');
    forgetTexts(ida);
    expect(emojiMemory()).toEqual({ recent: [], tone: 'none' });
  });
});
