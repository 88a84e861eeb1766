import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A picture's file. */
export interface Picture {
  readonly from: string;
  /** Larger ones are refused. */
  readonly maxPixels: number;
}

/** A picture to be drawn smaller. */
export interface Drawing extends Picture {
  readonly to: string;
}

/** A picture's own size as it is seen, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What the process is asked for, one at a time. */
export interface PictureWork {
  readonly draw?: Drawing;
  readonly measure?: Picture;
}

/** Works on one picture at a time. */
export interface PictureDrawer {
  /**
   * Returns whether a picture could be drawn.
   *
   * @param limitMs how long it may take, in milliseconds
   */
  draw(drawing: Drawing, limitMs?: number): Promise<boolean>;
  /** Returns the size of a picture from its head; null for a broken or too large one, and after `limitMs` milliseconds. */
  measure(picture: Picture, limitMs?: number): Promise<PictureSize | null>;
}

/** How long drawing one picture may take, in milliseconds. */
const drawingMs = 3_000;
/** How long reading the head of one may take, in milliseconds: a picture that is given up has no smaller one for good. */
const measuringMs = 5_000;
/** How long a process may take to start: a busy machine loads its modules slowly. */
const startMs = 30_000;
/** A process with nothing to draw ends after this long, and gives back its memory. */
const idleMs = 10_000;

const script = join(import.meta.dirname, 'draw-picture.ts');
/** All of our environment that the process gets: it reads files of strangers, so it knows no secret. */
const environmentKept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

/**
 * Reads and draws in a process that is killed when a picture takes longer than its time: work of the picture library
 * cannot be stopped within our own, and a fault in it would be ours.
 */
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
  // Neither the process nor its channel keeps Cairn from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

/** The next word of a process; null when it ends or its time is over. */
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
