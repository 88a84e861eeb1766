/** Shown in a sandboxed frame, after a click. */
export interface Player {
  readonly name: string;
  /** The most private address that the service offers. */
  readonly frameUrl: string;
}

interface KnownPlayer {
  readonly name: string;
  /** Matches page addresses without https:// and www. */
  readonly page: RegExp;
  readonly frameOrigin: string;
  readonly framePath: (found: readonly string[]) => string;
}

const part = (text: string | undefined) => encodeURIComponent(text ?? '');

/** The Content-Security-Policy also allows these frames. */
const knownPlayers: readonly KnownPlayer[] = [
  {
    name: 'YouTube',
    page: /^(?:(?:m|music)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/u,
    frameOrigin: 'https://www.youtube-nocookie.com',
    framePath: ([, id]) => `/embed/${part(id)}`,
  },
  {
    name: 'Vimeo',
    page: /^(?:player\.)?vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d{6,12})(?:\/([0-9a-f]{6,20}))?(?:[/?#]|$)/u,
    frameOrigin: 'https://player.vimeo.com',
    framePath: ([, id, secret]) => `/video/${part(id)}?dnt=1${secret ? `&h=${part(secret)}` : ''}`,
  },
  {
    name: 'Dailymotion',
    page: /^(?:dailymotion\.com\/video|dai\.ly)\/(\w{5,12})(?:[/?#]|$)/u,
    frameOrigin: 'https://geo.dailymotion.com',
    framePath: ([, id]) => `/player.html?video=${part(id)}`,
  },
  {
    name: 'Spotify',
    page: /^open\.spotify\.com\/(?:intl-\w+\/)?(track|album|playlist|episode|show|artist)\/(\w{22})(?:[/?#]|$)/u,
    frameOrigin: 'https://open.spotify.com',
    framePath: ([, kind, id]) => `/embed/${part(kind)}/${part(id)}`,
  },
  {
    name: 'SoundCloud',
    page: /^(soundcloud\.com\/[\w-]+\/[\w-]+(?:\/[\w-]+)?)(?:[/?#]|$)/u,
    frameOrigin: 'https://w.soundcloud.com',
    framePath: ([, address]) => `/player/?url=${part(`https://${address ?? ''}`)}`,
  },
  {
    name: 'Loom',
    page: /^loom\.com\/share\/([0-9a-f]{32})(?:[/?#]|$)/u,
    frameOrigin: 'https://www.loom.com',
    framePath: ([, id]) => `/embed/${part(id)}`,
  },
];

export const playerOrigins: readonly string[] = knownPlayers.map(({ frameOrigin }) => frameOrigin);

export function playerOf(address: string): Player | null {
  const behind = /^https?:\/\/(?:www\.)?(.+)$/iu.exec(address)?.[1];
  if (behind === undefined) return null;
  for (const { name, page, frameOrigin, framePath } of knownPlayers) {
    const found = page.exec(behind);
    if (found) return { name, frameUrl: `${frameOrigin}${framePath(found)}` };
  }
  return null;
}
