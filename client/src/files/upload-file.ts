import { answerMark } from '@cairn/contract/answer-mark';
import type { StoredFile } from '@cairn/contract/files';
import { type Outcome, refused } from '@cairn/core/outcome';
import { type AskRefusal, noNetwork } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { spaceForNewGoals } from '../goals/add-goals.ts';
import { ourAnswer } from '../wire/our-answer.ts';
import { outcomeOf } from '../wire/outcome-of.ts';
import { addressOf } from '../wire/request-of.ts';
import { NoAnswer } from '../wire/wire.ts';

const upload = addressOf('uploadFile');

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
  request.open(upload.method, upload.path);
  request.setRequestHeader('accept-language', document.documentElement.lang);
  request.setRequestHeader('idempotency-key', attempt);
  request.send(form);
  return { stored, cancel: () => request.abort() };
}

/** What an answer that came from Cairn says; of any other, that there is no network. */
function storedBy(request: XMLHttpRequest): Outcome<StoredFile, AskRefusal> {
  // Sent elsewhere, as to a page where one signs in, it has come to somebody else.
  if (new URL(request.responseURL).pathname !== upload.path) return refused(noNetwork);
  try {
    return outcomeOf(
      upload.call,
      ourAnswer(upload, {
        httpStatus: request.status,
        text: request.responseText,
        type: request.getResponseHeader('content-type'),
        isMarked: request.getResponseHeader(answerMark) !== null,
      }),
    );
  } catch (failure) {
    if (failure instanceof NoAnswer) return refused(noNetwork);
    throw failure;
  }
}
