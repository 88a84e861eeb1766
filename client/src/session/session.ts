import type { User } from '@cairn/contract/accounts';
import type { SignupRule } from '@cairn/core/accounts/signup-rule';
import type { Stop } from '../environment/environment.ts';
import { readText, writeText } from '../device-text.ts';
import { firstPaint } from '../first-paint.ts';
import { whoIsHere } from '../wire/who-is-here.ts';

/**
 * Who is here: nobody knows yet; a visitor; a member the server has confirmed; or a member as this device remembers
 * them, with no network to ask.
 */
export type SessionState =
  | { readonly status: 'loading'; readonly user: null; readonly signup?: undefined }
  | {
      readonly status: 'visitor';
      readonly user: null;
      readonly hasGallery?: boolean;
      /** The rule for new accounts that the server last sent; null before the first answer. */
      readonly signup: SignupRule | null;
    }
  | { readonly status: 'member'; readonly user: User; readonly signup?: undefined }
  | { readonly status: 'offline-member'; readonly user: User; readonly signup?: undefined };

/** Where the last member of this device is remembered, so that the planner opens with no network. */
const rememberedKey = 'cairn-member';
/** Where the rule for new accounts is remembered, so that the sign-up page is right with no network. */
const signupKey = 'cairn-signup';

/** The session of this device: one for all tabs. */
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

  /** Takes whoever was here last, at once, and asks the server in the background. */
  open(): void {
    const user = rememberedUser();
    if (user) this.#become({ status: 'offline-member', user });
    void (user ? firstPaint() : Promise.resolve()).then(() => this.refresh());
  }

  /** Asks the server who is signed in. Without an answer everything stays as it was. */
  async refresh(): Promise<void> {
    const user = await whoIsHere();
    if (user) this.meet(user);
    else if (this.#state.status === 'loading')
      this.#become({ status: 'visitor', user: null, signup: rememberedSignup() });
  }

  /** Takes whom the server has named: a member, who is remembered on this device, or a visitor. */
  meet(user: User): void {
    if (user.isAuthenticated) {
      // Without storage the planner still works; it only does not open with no network.
      writeText(rememberedKey, JSON.stringify(user));
      return this.#become({ status: 'member', user });
    }
    const { hasGallery, signup } = user;
    writeText(signupKey, signup);
    // The session has ended in another place. This device keeps the member's unsent changes, so it still remembers the member.
    this.#become({ status: 'visitor', user: null, hasGallery, signup });
  }

  /** Removes the member from this device after the account or the session has ended. */
  forget(): void {
    writeText(rememberedKey, null);
    this.#become({ status: 'visitor', user: null, signup: rememberedSignup() });
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
  try {
    const text = readText(rememberedKey);
    return text === null ? null : (JSON.parse(text) as User);
  } catch {
    return null;
  }
}
