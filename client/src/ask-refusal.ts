/** Why a question to the server got no answer: no network, or what the server says. */
export type AskRefusal = { readonly code: 'network' } | { readonly code: string; readonly message: string };
