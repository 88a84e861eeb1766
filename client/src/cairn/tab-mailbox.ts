import type { Environment, Stop } from '../environment/environment.ts';
import type { TabMessage } from '../tabs/tab-messages.ts';

/** Messages from other tabs wait until there is a receiver. */
export class TabMailbox {
  readonly #environment: Environment;
  readonly #wiped: () => void;
  readonly #early: TabMessage[] = [];
  #receiver: ((message: TabMessage) => void) | null = null;

  /** @param wiped called when another tab has removed the account */
  constructor(environment: Environment, wiped: () => void) {
    this.#environment = environment;
    this.#wiped = wiped;
  }

  listen(): Stop {
    return this.#environment.channel.listen((message) => {
      if (this.#isShared(message as TabMessage)) this.receive(message as TabMessage);
    });
  }

  post(message: TabMessage): void {
    if (this.#isShared(message)) this.#environment.channel.post(message);
  }

  /** Processes a message as if another tab had sent it. */
  receive(message: TabMessage): void {
    if (message.kind === 'wiped') this.#wiped();
    if (this.#receiver) this.#receiver(message);
    else this.#early.push(message);
  }

  deliverTo(receiver: (message: TabMessage) => void): void {
    this.#receiver = receiver;
    for (const message of this.#early.splice(0)) receiver(message);
  }

  /** Tabs with storage in memory share no disk, so only these messages concern other tabs. */
  #isShared({ kind }: TabMessage): boolean {
    return this.#environment.store.storage !== 'memory' || kind === 'hello' || kind === 'wiped';
  }
}
