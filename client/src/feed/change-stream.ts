import type { StreamEvent } from '@cairn/contract/feed';
import { streamPath } from '@cairn/contract/other-paths';
import type { ChangeStream } from '../environment/environment.ts';
import { presenceChannel } from '../tabs/presence-channel.ts';

export const changeStream = (accountId: string): ChangeStream => ({
  open(onVersion, opened, closed) {
    const source = new EventSource(streamPath);
    // Every tab shows presence; no tab stores it.
    const channel = new BroadcastChannel(presenceChannel(accountId));
    for (const kind of ['looking', 'left'])
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => channel.postMessage(data));
    source.addEventListener('at', ({ data }: MessageEvent<string>) => {
      const { scope, version } = JSON.parse(data) as StreamEvent;
      onVersion(scope, version);
    });
    // A server other than Cairn's does not send this event.
    source.addEventListener('opened', opened);
    source.addEventListener('error', closed);
    return () => {
      source.close();
      channel.close();
    };
  },
});
