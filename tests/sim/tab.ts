import type { Cairn } from '@cairn/client/cairn/cairn';
import type { Environment, JournalPlace, SnapshotPlace } from '@cairn/client/environment/environment';
// Lazy imports would take an unpredictable time.
import '@cairn/client/persistence/finish-journals';
import '@cairn/client/persistence/keep-journal';
import '@cairn/client/persistence/overwritten-entries';
import { openCairnIn } from '@cairn/client/opening/open-cairn';
import type { AccountStore } from '@cairn/client/store/account-store';
import { fragileStore } from './fragile-store.ts';
import { Pulse } from './pulse.ts';
import type { DeviceParts } from './device.ts';
import type { SharedLock } from './tab-lock.ts';

export interface SharedParts extends DeviceParts {
  readonly lock: SharedLock;
  readonly newId: () => string;
  readonly snapshot: SnapshotPlace;
  readonly journals: Omit<JournalPlace, 'watch'>;
  readonly journalled: (tab: Tab) => void;
  readonly fallsBehind: () => boolean;
  readonly post: (from: Tab, message: unknown) => void;
  readonly ended: (tab: Tab) => void;
}

/** The range that a tab loads first. All planned dates are in it. */
const firstLook = { columnId: 1, from: '2026-11-21', to: '2027-12-31' } as const;

export class Tab {
  readonly pulse: Pulse;
  readonly name: string;
  readonly #shared: SharedParts;
  #cairn: Cairn | null = null;
  readonly #leaving = new Set<() => void>();
  readonly #left = Promise.withResolvers<void>();
  #heard: ((message: unknown) => void) | null = null;
  #journalWritten: (() => void) | null = null;

  constructor(name: string, shared: SharedParts) {
    this.name = name;
    this.#shared = shared;
    this.pulse = new Pulse(
      () => this.end(),
      () => this.leave(),
    );
  }

  get cairn(): Cairn | null {
    return this.#cairn;
  }

  open(inner: AccountStore): void {
    const opening = openCairnIn(this.#environment(inner), this.#shared.user, () => firstLook);
    opening.then(
      (cairn) => {
        if (this.pulse.isAlive) this.#cairn = cairn;
      },
      () => undefined,
    );
  }

  hear(message: unknown): void {
    this.pulse.reach(() => this.#heard?.(message));
  }

  hearOfJournal(): void {
    this.pulse.reach(() => this.#journalWritten?.());
  }

  close(): void {
    this.#sayLastWord();
    this.#cairn?.close();
    this.end();
  }

  leave(): void {
    this.#sayLastWord();
    this.end();
  }

  #sayLastWord(): void {
    if (this.pulse.isFrozen) return;
    for (const leave of this.#leaving) leave();
    this.#left.resolve();
  }

  /** Resolves when the edit is on the disk, or when the tab could write its journal before the end. */
  kept(saved: Promise<void>): Promise<void> {
    const kept = Promise.race([saved, this.#left.promise]);
    kept.catch(() => undefined);
    return kept;
  }

  end(): void {
    const { lock, network, ended } = this.#shared;
    this.pulse.end();
    this.#cairn = null;
    lock.forget(this.pulse);
    network.forget(this.name);
    ended(this);
  }

  #environment(inner: AccountStore): Environment {
    const { clock, chance, network, rules, skewMs, user, lock, newId, post, name, journals, journalled } =
      this.#shared;
    const { pulse } = this;
    const wire = network.wireOf(this.name, name, user.uuid as string);
    return {
      now: () => clock.now + skewMs,
      random: () => chance.next(),
      newId,
      zone: () => 'UTC',
      after(delayMs, due) {
        const happens = () => pulse.reach(due);
        if (delayMs > 0) return clock.after(delayMs, happens);
        const turn = setImmediate(happens);
        return () => clearImmediate(turn);
      },
      firstPaint: () => pulse.step(() => Promise.resolve()),
      store: fragileStore(inner, pulse, this.#shared.fallsBehind),
      wire: { send: (request) => pulse.step(() => wire.send(request), true) },
      channel: {
        post: (message) => post(this, message),
        listen: (heard) => {
          this.#heard = heard;
          return () => {
            this.#heard = null;
          };
        },
      },
      lock: lock.of(pulse),
      // Without a stream the client pulls every 10 s.
      stream: { open: () => () => undefined },
      wakeUps: () => () => undefined,
      whenLeft: (leave) => {
        this.#leaving.add(leave);
        return () => this.#leaving.delete(leave);
      },
      snapshot: this.#shared.snapshot,
      journals: {
        read: journals.read,
        write: (journal, text) => {
          journals.write(journal, text);
          if (text !== null) journalled(this);
        },
        watch: (written) => {
          this.#journalWritten = written;
          return () => {
            this.#journalWritten = null;
          };
        },
      },
      keepStorage: () => undefined,
      rules,
    };
  }
}
