import { NoAnswer, type Wire, type WireAnswer, type WireRequest } from '@cairn/client/wire/wire';
import type { Chance } from './chance.ts';

/** Answers a request of one person, as the real server does. */
export type Serve = (person: string, request: WireRequest) => Promise<WireAnswer>;

interface Letter {
  readonly person: string;
  readonly request: WireRequest;
  answer: WireAnswer | null;
  /** Null when the sender no longer waits: it has given up, or has crashed. */
  sender: {
    readonly device: string;
    resolve(answer: WireAnswer): void;
    reject(failure: NoAnswer): void;
  } | null;
}

/**
 * The network between devices and server: it loses, doubles, delays and reorders, one letter at a time.
 *
 * Nothing moves by itself; {@link Network.step} moves one letter by one leg of its way.
 */
export class Network {
  readonly #serve: Serve;
  readonly #chance: Chance;
  /** On their way to the server, or back. */
  #letters: Letter[] = [];
  readonly #offline = new Set<string>();
  /** Whether letters are lost and doubled. */
  isFaulty = true;

  constructor(serve: Serve, chance: Chance) {
    this.#serve = serve;
    this.#chance = chance;
  }

  get isQuiet(): boolean {
    return this.#letters.length === 0;
  }

  wireOf(device: string, person: string): Wire {
    return {
      send: (request) => {
        const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>();
        // What leaves the device is a copy, as JSON is.
        const copy = structuredClone(request);
        this.#letters.push({ person, request: copy, answer: null, sender: { device, resolve, reject } });
        return promise;
      },
    };
  }

  setOffline(device: string, isOffline: boolean): void {
    if (isOffline) this.#offline.add(device);
    else this.#offline.delete(device);
  }

  /** The device has crashed: its letters go on, and nobody waits for the answers. */
  forget(device: string): void {
    for (const letter of this.#letters) if (letter.sender?.device === device) letter.sender = null;
  }

  /** Moves one letter by one leg. */
  async step(): Promise<void> {
    const letter = this.#letters.length > 0 ? this.#chance.pick(this.#letters) : undefined;
    if (!letter) return;
    if (letter.sender && this.#offline.has(letter.sender.device)) return this.#giveUp(letter);
    if (letter.answer === null) return this.#carryThere(letter);
    this.#take(letter);
    if (this.isFaulty && this.#chance.happens(0.12))
      letter.sender?.reject(new NoAnswer('The answer was lost.'));
    else letter.sender?.resolve(structuredClone(letter.answer));
  }

  async #carryThere(letter: Letter): Promise<void> {
    if (this.isFaulty && this.#chance.happens(0.08)) {
      // Given up by the sender, it may still arrive, much later.
      const sender = letter.sender;
      letter.sender = null;
      if (this.#chance.happens(0.5)) this.#take(letter);
      sender?.reject(new NoAnswer('The request was lost or late.'));
      return;
    }
    if (this.isFaulty && this.#chance.happens(0.06)) {
      this.#letters.push({ ...letter, sender: null });
    }
    const answer = await this.#serve(letter.person, letter.request);
    if (letter.sender) letter.answer = answer;
    else this.#take(letter);
  }

  #giveUp(letter: Letter): void {
    this.#take(letter);
    letter.sender?.reject(new NoAnswer('There is no network.'));
  }

  #take(letter: Letter): void {
    this.#letters = this.#letters.filter((other) => other !== letter);
  }
}
