/** A browser engine that the main journeys run in. */
export interface Engine {
  /** Opens a window with a profile of its own, as a further device. */
  open(size: Size): Promise<EnginePage>;
  close(): Promise<void>;
}

/** In pixels of the page, without the window's frame. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The little that both drivers do alike: everything else is found by scripts in the page (`finder.ts`). */
export interface EnginePage {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it must not use anything from outside itself. */
  evaluate<Input, Output>(run: (input: Input) => Output | Promise<Output>, input: Input): Promise<Output>;
  /** Presses the main button at the first point and releases it at the last. */
  drag(...points: readonly Point[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses keys together, such as `Control+z`. */
  press(keys: string): Promise<void>;
  /** Console errors and uncaught exceptions since the page was opened. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
