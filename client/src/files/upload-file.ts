import { answerMark } from '@cairn/contract/answer-mark';
import type { StoredFile } from '@cairn/contract/files';
import { type Outcome, refused } from '@cairn/core/outcome';
import { type AskRefusal, noNetwork } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { spaceForNewGoals } from '../goals/space-for-new-goals.ts';
import { ourAnswer } from '../wire/our-answer.ts';
import { outcomeOf } from '../wire/outcome-of.ts';
import { addressOf } from '../wire/request-of.ts';
import { NoAnswer } from '../wire/wire.ts';

const upload = addressOf('uploadFile');

export interface Upload {
  /** `network` if there is no answer. */
  readonly stored: Promise<Outcome<StoredFile, AskRefusal>>;
  cancel(): void;
}

/**
 * Needs the network: files are not stored on the device.
 *
 * @param attempt equal for all tries, so a lost answer creates no second file
 * @param onProgress receives the sent share, 0 to 1
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
  // Without an id, the server finds the goal by the file's address in its note.
  if (goal?.id) form.append('goal', goal.id);
  else form.append('space', goal?.space ?? spaceForNewGoals(cairn));
  form.append('file', file, file.name);
  // `fetch` does not report upload progress.
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

/** An answer that is not Cairn's counts as no network. */
function storedBy(request: XMLHttpRequest): Outcome<StoredFile, AskRefusal> {
  // A redirect, for example to a sign-in page: Cairn did not get the file.
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
