import { forgottenAfterMs, sayAgainMs, minPostIntervalMs } from '@cairn/core/presence/presence';
import type { Cairn } from '../cairn/cairn.ts';
import type { Stop } from '../environment/environment.ts';
import { call } from '../wire/call.ts';
import { presenceChannel } from '../tabs/presence-channel.ts';

/** In milliseconds: the server's shortest interval between posts, plus time that messages may take. */
const answeredAfterMs = minPostIntervalMs + 1_000;

interface Word {
  readonly goal: string | null;
  readonly userId: string;
}

/**
 * Announces that this user has a goal open, and reports others who do. Nothing is stored.
 *
 * @param goal the server's id
 * @param changed receives the other users' ids at each change
 */
export function lookAtGoal(cairn: Cairn, goal: string, changed: (userIds: readonly string[]) => void): Stop {
  const { environment, account } = cairn;
  const say = (looked: string | null) =>
    void call(environment.wire, 'tellPresence', { body: { goal: looked } });
  const others = new Map<string, Stop>();
  const forget = (userId: string) => {
    others.get(userId)?.();
    if (others.delete(userId)) changed([...others.keys()]);
  };
  const channel = new BroadcastChannel(presenceChannel(account.id));
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const word = JSON.parse(data) as Word;
    if (word.userId === account.id) return;
    if (word.goal !== goal) return forget(word.userId);
    const isNew = !others.has(word.userId);
    others.get(word.userId)?.();
    others.set(
      word.userId,
      environment.after(forgottenAfterMs, () => forget(word.userId)),
    );
    if (!isNew) return;
    changed([...others.keys()]);
    // A newcomer needs this user's presence; a sooner message would exceed the rate limit.
    endAnswer();
    endAnswer = environment.after(Math.max(0, saidAt + answeredAfterMs - environment.now()), sayNow);
  });
  let saidAt = 0;
  let endAnswer: Stop = () => {};
  const sayNow = () => {
    if (document.visibilityState !== 'visible') return;
    saidAt = environment.now();
    say(goal);
  };
  const seen = () => (document.visibilityState === 'visible' ? sayNow() : say(null));
  document.addEventListener('visibilitychange', seen);
  const again = setInterval(sayNow, sayAgainMs);
  sayNow();
  return () => {
    clearInterval(again);
    endAnswer();
    document.removeEventListener('visibilitychange', seen);
    channel.close();
    for (const stop of others.values()) stop();
    say(null);
  };
}
