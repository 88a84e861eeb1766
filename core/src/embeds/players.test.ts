import { describe, expect, test } from 'vitest';
import { playerOf, playerOrigins } from './players.ts';

describe('a known player', () => {
  test.each([
    ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    [
      'https://m.youtube.com/watch?list=x&v=abcdefghij_&t=3',
      'https://www.youtube-nocookie.com/embed/abcdefghij_',
    ],
    ['https://youtu.be/abcdefghijk?si=x', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['https://vimeo.com/123456789/abcdef1234', 'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef1234'],
    ['https://dai.ly/x8abcd', 'https://geo.dailymotion.com/player.html?video=x8abcd'],
    [
      'https://open.spotify.com/track/0123456789012345678901',
      'https://open.spotify.com/embed/track/0123456789012345678901',
    ],
    [
      'https://soundcloud.com/ida/a-walk',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fida%2Fa-walk',
    ],
    [
      'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
      'https://www.loom.com/embed/0123456789abcdef0123456789abcdef',
    ],
  ])('plays %s by %s', (address, frameUrl) => {
    expect(playerOf(address)?.frameUrl).toBe(frameUrl);
    expect(playerOrigins.some((origin) => frameUrl.startsWith(`${origin}/`))).toBe(true);
  });
  test.each([
    'https://example.com/?https://youtu.be/abcdefghijk',
    'https://youtube.com.example.org/watch?v=abcdefghijk',
    'https://notyoutube.com/watch?v=abcdefghijk',
    'https://youtube.com@example.org/watch?v=abcdefghijk',
    'javascript:https://youtu.be/abcdefghijk',
    'https://www.youtube.com/feed',
    'youtu.be/abcdefghijk',
  ])('is none for %s', (address) => {
    expect(playerOf(address)).toBe(null);
  });
});
