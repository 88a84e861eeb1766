import { StartError } from '../base/start-error.ts';
import type { Db } from '../db/database.ts';
import { type DeadJob, deadJobs, dropDeadJob, reviveDeadJobs } from '../queue/job-rows.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The oldest first. Says nothing of a job's content. */
export async function listDeadJobs(db: Db, now: number): Promise<readonly string[]> {
  return (await deadJobs(db)).map((job) => lineOf(job, now));
}

function lineOf({ id, kind, sentAt, tries, error }: DeadJob, now: number): string {
  return [
    id,
    kind,
    ageOf(now - sentAt.getTime()),
    `${tries}×`,
    (error ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' '),
  ].join('\t');
}

function ageOf(ms: number): string {
  if (ms < 2 * hourMs) return `${Math.max(0, Math.floor(ms / minuteMs))} min`;
  return ms < 2 * dayMs ? `${Math.floor(ms / hourMs)} h` : `${Math.floor(ms / dayMs)} days`;
}

/** @param id null for all */
export async function retryDeadJobs(db: Db, id: string | null, now: number): Promise<string> {
  const count = await reviveDeadJobs(db, id === null ? null : jobId(id), now);
  if (id !== null && count === 0) throw noJob(id);
  return `${count === 1 ? '1 job is' : `${count} jobs are`} tried again while Cairn runs.`;
}

export async function dropJob(db: Db, id: string): Promise<string> {
  if (!(await dropDeadJob(db, jobId(id)))) throw noJob(id);
  return 'The job is deleted, and nothing comes of it.';
}

function jobId(text: string): string {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(text)) throw noJob(text);
  return text;
}

function noJob(id: string): StartError {
  return new StartError(`There is no dead job ${id}.`);
}
