import type { StreamEvent } from '@cairn/contract/feed';
import { streamPath } from '@cairn/contract/other-paths';
import type { ChangeStream } from '../environment/environment.ts';
import { presenceChannel } from '../tabs/presence-channel.ts';

/** The server's stream of what moves on, in this browser; who looks at which goal is passed on to every tab. */
export const changeStream = (accountId: string): ChangeStream => ({
  open(heard, opened, closed) {
    const source = new EventSource(streamPath);
    // Who looks at which goal is for every tab to show, and for none to keep.
    const channel = new BroadcastChannel(presenceChannel(accountId));
    for (const kind of ['looking', 'left'])
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => channel.postMessage(data));
    source.addEventListener('at', ({ data }: MessageEvent<string>) => {
      const { scope, version } = JSON.parse(data) as StreamEvent;
      heard(scope, version);
    });
    // A stream that is not Cairn's opens too, and never says this.
    source.addEventListener('opened', opened);
    source.addEventListener('error', closed);
    return () => {
      source.close();
      channel.close();
    };
  },
});
