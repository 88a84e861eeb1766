import type { User } from '@cairn/contract/accounts';
import type { SignupRule } from '@cairn/core/accounts/signup-rule';
import type { Stop } from '../environment/environment.ts';
import { readText, writeText } from '../device-text.ts';
import { firstPaint } from '../first-paint.ts';
import { parsedText } from '../parsed-text.ts';
import { whoIsHere } from '../wire/who-is-here.ts';

export type SessionState =
  | { readonly status: 'loading'; readonly user: null; readonly signup?: undefined }
  | {
      readonly status: 'visitor';
      readonly user: null;
      readonly hasGallery?: boolean;
      /** Null before the server's first answer. */
      readonly signup: SignupRule | null;
    }
  | { readonly status: 'member'; readonly user: User; readonly signup?: undefined }
  | { readonly status: 'offline-member'; readonly user: User; readonly signup?: undefined };

/** Storage key; with the last member, the planner opens offline. */
const rememberedKey = 'cairn-member';
/** Storage key of the sign-up rule, which the sign-up page also needs offline. */
const signupKey = 'cairn-signup';

export class Session {
  #state: SessionState = { status: 'loading', user: null };
  readonly #watching = new Set<() => void>();

  get(): SessionState {
    return this.#state;
  }

  subscribe(changed: () => void): Stop {
    this.#watching.add(changed);
    return () => this.#watching.delete(changed);
  }

  /** Starts with the last member, and asks the server in the background. */
  open(): void {
    const user = rememberedUser();
    if (user) this.#become({ status: 'offline-member', user });
    void (user ? firstPaint() : Promise.resolve()).then(() => this.refresh());
  }

  /** Asks the server who is signed in. Without an answer, the state stays. */
  async refresh(): Promise<void> {
    const user = await whoIsHere();
    if (user) this.meet(user);
    else if (this.#state.status === 'loading')
      this.#become({ status: 'visitor', user: null, signup: rememberedSignup() });
  }

  /** Remembers a member on this device. */
  meet(user: User): void {
    if (user.isAuthenticated) {
      // Without storage, the planner does not open offline.
      writeText(rememberedKey, JSON.stringify(user));
      return this.#become({ status: 'member', user });
    }
    const { hasGallery, signup } = user;
    writeText(signupKey, signup);
    // Keep the remembered member, whose unsent edits are on this device.
    this.#become({ status: 'visitor', user: null, hasGallery, signup });
  }

  #become(state: SessionState): void {
    this.#state = state;
    for (const changed of this.#watching) changed();
  }
}

function rememberedSignup(): SignupRule | null {
  const text = readText(signupKey);
  return text === 'invited' || text === 'closed' ? text : null;
}

function rememberedUser(): User | null {
  return parsedText<User>(readText(rememberedKey));
}

/** Whether Cairn answers, and not somebody else in its place. */
export async function isServerThere(): Promise<boolean> {
  return (await whoIsHere()) !== null;
}

/** Calls back when another tab has removed the last member from this device. */
export function watchForgotten(forgotten: () => void): void {
  addEventListener('storage', ({ key, newValue }: StorageEvent) => {
    if (key === rememberedKey && newValue === null) forgotten();
  });
}

/** Whether the planner opens on this device without asking the server. */
export function isMemberRemembered(): boolean {
  return rememberedUser() !== null;
}
