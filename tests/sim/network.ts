import { ourAnswer, type ToldAnswer } from '@cairn/client/wire/our-answer';
import { NoAnswer, type Wire, type WireAnswer, type WireRequest } from '@cairn/client/wire/wire';
import type { Chance } from './chance.ts';
import type { Visit } from './held-commits.ts';
import { strangersAnswer } from './strangers.ts';

/** The server, as the network reaches it for one set of rules. */
export interface Reached {
  /** Answers a request of one person. */
  serve(person: string, request: WireRequest): Promise<WireAnswer>;
  /** The same, and stands still before it commits. */
  visit(person: string, request: WireRequest): Promise<Visit<WireAnswer>>;
  /** Resolves to true once `other` waits for a visit that stands still, to false when it has ended without. */
  waits(other: Promise<unknown>): Promise<boolean>;
}

interface Letter {
  readonly person: string;
  readonly request: WireRequest;
  answer: ToldAnswer | null;
  /** Null when the sender no longer waits: it has given up, or has crashed. */
  sender: {
    readonly tab: string;
    readonly device: string;
    /** Hears what came back, from whomever. */
    hear(answer: ToldAnswer): void;
    reject(failure: NoAnswer): void;
  } | null;
}

/**
 * The network between devices and server: it loses, doubles, delays and reorders, one letter at a time, and at times
 * somebody else answers in the server's place.
 *
 * Nothing moves by itself; {@link Network.step} moves one letter by one leg of its way. A write may stand still inside of
 * the server, before its commit, while others are served.
 */
export class Network {
  readonly #server: Reached;
  readonly #chance: Chance;
  /** How likely a write stands still before it commits. */
  readonly #slowWrites: number;
  readonly #knowsOurs: boolean;
  /** On their way to the server, or back. */
  #letters: Letter[] = [];
  readonly #offline = new Set<string>();
  #inside: { readonly letter: Letter; readonly visit: Visit<WireAnswer> } | null = null;
  /** Whether letters are lost, doubled and held up. */
  isFaulty = true;

  /** @param knowsOurs whether the devices tell the server's answers from those of others: a rule that can be off */
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
        // What leaves the device is a copy, as JSON is.
        const copy = structuredClone(request);
        const hear = (told: ToldAnswer) => {
          try {
            // What is read is of no use without its shape: the rule is about what is written.
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

  /** The tab is gone: its letters go on, and nobody waits for the answers. */
  forget(tab: string): void {
    for (const letter of this.#letters) if (letter.sender?.tab === tab) letter.sender = null;
  }

  /** Moves one letter by one leg. */
  async step(): Promise<void> {
    const letter = this.#letters.length > 0 ? this.#chance.pick(this.#letters) : undefined;
    if (!letter) return this.settle();
    if (this.#inside?.letter === letter) {
      // It stands still for a while, unless there is nothing else.
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

  /** Whoever stands still inside of the server goes on to the end. */
  async settle(): Promise<void> {
    const inside = this.#inside;
    if (!inside) return;
    inside.visit.goOn();
    this.#answered(inside.letter, await inside.visit.end);
    this.#inside = null;
  }

  /** The server stops: nobody hears any more what it has answered so far. */
  async breakConnections(): Promise<void> {
    await this.settle();
    for (const letter of this.#letters.filter(({ answer }) => answer !== null)) {
      this.#take(letter);
      letter.sender?.reject(new NoAnswer('The connection broke.'));
    }
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
    if (this.isFaulty && this.#chance.happens(0.03)) {
      // It never reaches the server.
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

/** The server's answer as it travels. */
function told({ httpStatus, body, link = null }: WireAnswer): ToldAnswer {
  const text = body === null ? '' : JSON.stringify(body);
  return { httpStatus, text, type: 'application/json; charset=utf-8', isMarked: true, link };
}

/** An answer taken for the server's, whoever gave it. */
function anyAnswer({ httpStatus, text, link = null }: ToldAnswer): WireAnswer {
  try {
    return { httpStatus, body: text === '' ? null : JSON.parse(text), link };
  } catch {
    return { httpStatus, body: null, link };
  }
}
