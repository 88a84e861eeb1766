import { ourAnswer, type RawAnswer } from '@cairn/client/wire/our-answer';
import { NoAnswer, type Wire, type WireAnswer, type WireRequest } from '@cairn/client/wire/wire';
import type { Chance } from './chance.ts';
import type { Visit } from './held-commits.ts';
import { strangersAnswer } from './strangers.ts';

export interface Reached {
  serve(person: string, request: WireRequest): Promise<WireAnswer>;
  /** Serves a request but pauses before the commit. */
  visit(person: string, request: WireRequest): Promise<Visit<WireAnswer>>;
  /** Resolves to true when `other` waits for a paused visit, to false if `other` ends first. */
  waits(other: Promise<unknown>): Promise<boolean>;
}

interface Letter {
  readonly person: string;
  readonly request: WireRequest;
  answer: RawAnswer | null;
  /** Null when the sender has given up or crashed. */
  sender: {
    readonly tab: string;
    readonly device: string;
    hear(answer: RawAnswer): void;
    reject(failure: NoAnswer): void;
  } | null;
}

/**
 * Loses, doubles, delays and reorders letters between devices and the server. Strangers sometimes answer instead.
 *
 * Nothing moves by itself: {@link Network.step} moves one letter to the server or back. A write may pause before its
 * commit while others are served.
 */
export class Network {
  readonly #server: Reached;
  readonly #chance: Chance;
  readonly #slowWrites: number;
  readonly #knowsOurs: boolean;
  #letters: Letter[] = [];
  readonly #offline = new Set<string>();
  #inside: { readonly letter: Letter; readonly visit: Visit<WireAnswer> } | null = null;
  isFaulty = true;

  /** @param knowsOurs whether devices reject answers that are not Cairn's */
  constructor(server: Reached, chance: Chance, slowWrites = 0.06, knowsOurs = true) {
    this.#server = server;
    this.#chance = chance;
    this.#slowWrites = slowWrites;
    this.#knowsOurs = knowsOurs;
  }

  get isQuiet(): boolean {
    return this.#letters.length === 0 && this.#inside === null;
  }

  wireOf(tab: string, device: string, person: string): Wire {
    return {
      send: (request) => {
        const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>();
        // The device cannot change a request after sending it.
        const copy = structuredClone(request);
        const hear = (told: RawAnswer) => {
          try {
            // Without the rule, devices accept any answer to a write. Answers to reads are always checked.
            const isJudged = this.#knowsOurs || request.method === 'GET';
            resolve(isJudged ? ourAnswer(request, told) : anyAnswer(told));
          } catch (failure) {
            reject(failure as NoAnswer);
          }
        };
        this.#letters.push({ person, request: copy, answer: null, sender: { tab, device, hear, reject } });
        return promise;
      },
    };
  }

  setOffline(device: string, isOffline: boolean): void {
    if (isOffline) this.#offline.add(device);
    else this.#offline.delete(device);
  }

  forget(tab: string): void {
    for (const letter of this.#letters) if (letter.sender?.tab === tab) letter.sender = null;
  }

  async step(): Promise<void> {
    const letter = this.#letters.length > 0 ? this.#chance.pick(this.#letters) : undefined;
    if (!letter) return this.settle();
    if (this.#inside?.letter === letter) {
      return this.#letters.length === 1 || this.#chance.happens(0.3) ? this.settle() : undefined;
    }
    if (letter.sender && this.#offline.has(letter.sender.device)) return this.#giveUp(letter);
    if (letter.answer === null) return this.#carryThere(letter);
    this.#take(letter);
    if (this.isFaulty && this.#chance.happens(0.12))
      letter.sender?.reject(new NoAnswer('The answer was lost.'));
    else if (this.isFaulty && this.#chance.happens(0.05)) letter.sender?.hear(strangersAnswer(this.#chance));
    else letter.sender?.hear(letter.answer);
  }

  async settle(): Promise<void> {
    const inside = this.#inside;
    if (!inside) return;
    inside.visit.goOn();
    this.#answered(inside.letter, await inside.visit.end);
    this.#inside = null;
  }

  async breakConnections(): Promise<void> {
    await this.settle();
    for (const letter of this.#letters.filter(({ answer }) => answer !== null)) {
      this.#take(letter);
      letter.sender?.reject(new NoAnswer('The connection broke.'));
    }
  }

  async #carryThere(letter: Letter): Promise<void> {
    if (this.isFaulty && this.#chance.happens(0.08)) {
      // A request can arrive long after its sender gave up.
      const sender = letter.sender;
      letter.sender = null;
      if (this.#chance.happens(0.5)) this.#take(letter);
      sender?.reject(new NoAnswer('The request was lost or late.'));
      return;
    }
    if (this.isFaulty && this.#chance.happens(0.03)) {
      letter.answer = strangersAnswer(this.#chance);
      return;
    }
    if (this.isFaulty && this.#chance.happens(0.06)) {
      this.#letters.push({ ...letter, sender: null });
    }
    const isWrite = letter.request.method !== 'GET';
    if (isWrite && this.isFaulty && !this.#inside && this.#chance.happens(this.#slowWrites)) {
      const visit = await this.#server.visit(letter.person, letter.request);
      this.#inside = { letter, visit };
      return visit.isStanding ? undefined : this.settle();
    }
    const serving = this.#server.serve(letter.person, letter.request);
    if (this.#inside && (await this.#server.waits(serving))) await this.settle();
    this.#answered(letter, await serving);
  }

  #answered(letter: Letter, answer: WireAnswer): void {
    if (letter.sender) letter.answer = told(answer);
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

function told({ httpStatus, body, link = null }: WireAnswer): RawAnswer {
  const text = body === null ? '' : JSON.stringify(body);
  return { httpStatus, text, type: 'application/json; charset=utf-8', isMarked: true, link };
}

function anyAnswer({ httpStatus, text, link = null }: RawAnswer): WireAnswer {
  try {
    return { httpStatus, body: text === '' ? null : JSON.parse(text), link };
  } catch {
    return { httpStatus, body: null, link };
  }
}
