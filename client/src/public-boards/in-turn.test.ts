import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('a request waits for those before it in each of its queues, and for no others', async () => {
  const sent: string[] = [];
  const answers = new Map<string, () => void>();
  const send = (name: string, ...queues: readonly string[]) =>
    inTurn(queues, () => {
      sent.push(name);
      return new Promise<void>((resolve) => {
        answers.set(name, resolve);
      });
    });
  const first = send('follow trails', 'trails', 'followed');
  const second = send('follow stars', 'stars', 'followed');
  const joined = send('join trails', 'trails');
  void send('like breads', 'breads');
  await expect.poll(() => sent).toEqual(['follow trails', 'like breads']);
  answers.get('follow trails')?.();
  await first;
  await expect.poll(() => sent).toEqual(['follow trails', 'like breads', 'follow stars', 'join trails']);
  answers.get('follow stars')?.();
  answers.get('join trails')?.();
  await Promise.all([second, joined]);
});
