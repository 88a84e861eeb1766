export interface Engine {
  /** Each window has its own profile, like a separate device. */
  open(size: Size): Promise<EnginePage>;
  close(): Promise<void>;
}

/** In CSS pixels, without the window's frame. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The functions that both drivers share; `finder.ts` does the rest by scripts. */
export interface EnginePage {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The function is sent as text, so it must not use anything from outside. */
  evaluate<Input, Output>(run: (input: Input) => Output | Promise<Output>, input: Input): Promise<Output>;
  drag(...points: readonly Point[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Keys pressed together, such as `Control+z`. */
  press(keys: string): Promise<void>;
  /** Errors since the page was opened, uncaught exceptions too. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
