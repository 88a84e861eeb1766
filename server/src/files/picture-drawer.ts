import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export interface Picture {
  readonly from: string;
  readonly maxPixels: number;
}

export interface Drawing extends Picture {
  readonly to: string;
}

/** In pixels, after rotation. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface PictureWork {
  readonly draw?: Drawing;
  readonly measure?: Picture;
}

export interface PictureDrawer {
  draw(drawing: Drawing, limitMs?: number): Promise<boolean>;
  /** Reads only the header. Null for a broken or too large picture, and after `limitMs`. */
  measure(picture: Picture, limitMs?: number): Promise<PictureSize | null>;
}

const drawingMs = 3_000;
/** Generous, because a picture that takes longer never gets a preview. */
const measuringMs = 5_000;
/** A busy machine loads modules slowly. */
const startMs = 30_000;
/** An idle process ends after this time, to free its memory. */
const idleMs = 10_000;

const script = join(import.meta.dirname, 'draw-picture.ts');
/** The process reads files of strangers, so its environment holds no secrets. */
const environmentKept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

/** Draws in a child process: the picture library cannot be interrupted, and its crash must not end Cairn. */
export function pictureDrawer(): PictureDrawer {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  const resultOf = async (work: PictureWork, limitMs: number): Promise<unknown> => {
    clearTimeout(idle);
    if (child === null || !child.connected) {
      child = started();
      if ((await answerOf(child, startMs)) !== 'ready') {
        end();
        return null;
      }
    }
    const answering = answerOf(child, limitMs);
    child.send(work, () => {});
    const answer = (await answering) as { readonly result: unknown } | null;
    if (answer === null) end();
    else idle = setTimeout(end, idleMs).unref();
    return answer?.result ?? null;
  };
  return {
    draw: async (drawing, limitMs = drawingMs) => (await resultOf({ draw: drawing }, limitMs)) === true,
    measure: async (picture, limitMs = measuringMs) =>
      (await resultOf({ measure: picture }, limitMs)) as PictureSize | null,
  };
}

function started(): ChildProcess {
  const env = Object.fromEntries(environmentKept.map((name) => [name, process.env[name]]));
  const child = fork(script, { env, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.on('error', () => {});
  // Otherwise the child and its channel would keep Cairn running.
  child.unref();
  child.channel?.unref();
  return child;
}

function answerOf(child: ChildProcess, withinMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const settle = (answer: unknown) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', lost).off('error', lost);
      resolve(answer);
    };
    const lost = () => settle(null);
    const timer = setTimeout(lost, withinMs);
    child.once('message', settle).once('exit', lost).once('error', lost);
  });
}
