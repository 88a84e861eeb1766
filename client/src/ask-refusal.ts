/** Why a question to the server got no answer: `network`, or what the server says, to each field and in all. */
export interface AskRefusal {
  readonly code: string;
  /** Empty when the network is missing. */
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}
