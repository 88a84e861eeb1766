import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** A picture to be drawn smaller. */
export interface Drawing {
  readonly from: string;
  readonly to: string;
  /** Larger ones are refused. */
  readonly maxPixels: number;
}

/** Draws one picture at a time; answers whether it could. */
export interface PictureDrawer {
  /** @param limitMs how long it may take, in milliseconds */
  draw(drawing: Drawing, limitMs?: number): Promise<boolean>;
}

/** How long drawing one picture may take, in milliseconds. */
const drawingMs = 3_000;
/** How long a process may take to start: a busy machine loads its modules slowly. */
const startMs = 30_000;
/** A process with nothing to draw ends after this long, and gives back its memory. */
const idleMs = 10_000;

const script = join(import.meta.dirname, 'draw-picture.ts');
/** All of our environment that the process gets: it reads files of strangers, so it knows no secret. */
const environmentKept = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

/**
 * Draws in a process that is killed when a picture takes longer than its time: work of the picture library cannot be
 * stopped within our own.
 */
export function pictureDrawer(): PictureDrawer {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = null;
  };
  return {
    async draw(drawing, limitMs = drawingMs) {
      clearTimeout(idle);
      if (child === null || !child.connected) {
        child = started();
        if ((await answerOf(child, startMs)) !== 'ready') {
          end();
          return false;
        }
      }
      const answer = answerOf(child, limitMs);
      child.send(drawing, () => {});
      const isDrawn = (await answer) === 'drawn';
      if ((await answer) === null) end();
      else idle = setTimeout(end, idleMs).unref();
      return isDrawn;
    },
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
