import type { StoredFile } from '@cairn/contract/files';
import { type Outcome, refused } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn.ts';
import { spaceForNewGoals } from '../goals/add-goals.ts';
import { noNetwork, outcomeOf } from '../wire/ask.ts';
import { parsedBody } from '../wire/fetch-wire.ts';

/** A file on its way. */
export interface Upload {
  /** Settles when the server has answered, or nothing can be reached. */
  readonly stored: Promise<Outcome<StoredFile, AskRefusal>>;
  /** Stops it; `stored` then says `network`. */
  cancel(): void;
}

/**
 * Sends a file of a goal, or of none, to the server. Files are not kept on the device, so this needs a network.
 *
 * @param attempt the same for each attempt at the same file, so that a lost answer makes no second one
 * @param onProgress hears the share that has left, 0 to 1
 */
export function uploadFile(
  cairn: Cairn,
  {
    file,
    goalKey,
    attempt,
  }: { readonly file: File; readonly goalKey: string | null; readonly attempt: string },
  onProgress: (share: number) => void,
): Upload {
  const form = new FormData();
  const goal = goalKey === null ? undefined : cairn.replica.goal(goalKey);
  // A goal that the server does not know yet is found by what its note names.
  if (goal?.id) form.append('goal', goal.id);
  else form.append('space', goal?.space ?? spaceForNewGoals(cairn));
  form.append('file', file, file.name);
  // The one way to hear how far an upload is.
  const request = new XMLHttpRequest();
  const stored = new Promise<Outcome<StoredFile, AskRefusal>>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => resolve(storedBy(request)));
    for (const end of ['error', 'abort', 'timeout'])
      request.addEventListener(end, () => resolve(refused(noNetwork)));
  });
  request.open('POST', '/api/storage/');
  request.setRequestHeader('accept-language', document.documentElement.lang);
  request.setRequestHeader('idempotency-key', attempt);
  request.send(form);
  return { stored, cancel: () => request.abort() };
}

/** Files are answered with 201; another success did not come from Cairn. */
function storedBy({ status, responseText }: XMLHttpRequest): Outcome<StoredFile, AskRefusal> {
  if (status < 300 && status !== 201) return refused({ ...noNetwork, code: 'server.failed' });
  return outcomeOf({ httpStatus: status, body: parsedBody(responseText) });
}
