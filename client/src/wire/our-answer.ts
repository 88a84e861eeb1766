import { callTable } from '@cairn/contract/call-table';
import type { EndpointName } from '@cairn/contract/endpoints';
import { isRefusalCode, statusOf } from '@cairn/contract/refusals';
import { NoAnswer, type WireAnswer, type WireRequest } from './wire.ts';

/** What came over the network, before it is known from whom. */
export interface ToldAnswer {
  readonly httpStatus: number;
  readonly text: string;
  /** The header `content-type`. */
  readonly type: string | null;
  /** Whether the header that Cairn's own answers have came along (`answerMark`). */
  readonly isMarked: boolean;
  /** The header `link`. */
  readonly link?: string | null;
}

/** What a call answers where it succeeds. */
interface Shape {
  readonly statuses: readonly number[];
  readonly kind: 'none' | 'object' | 'list';
  /** Fields that are always there, each with the letters of what it may hold. */
  readonly fields: readonly (readonly [name: string, kinds: string])[];
}

/** A request, as far as its answer is judged by it. */
type Judged = Pick<WireRequest, 'call' | 'method' | 'path'>;

/**
 * An answer of Cairn's, read.
 *
 * On the way to the server others answer in its place: the page of a hotel's network, a sign-in that has expired, a proxy
 * while Cairn starts again. They know nothing of what was asked. Ours is a success that looks as the call's does, or a
 * refusal by one of our codes; where there is next to nothing to look at, it has our mark.
 *
 * @throws NoAnswer for any other
 */
export function ourAnswer(request: Judged, told: ToldAnswer): WireAnswer {
  const { httpStatus, link = null } = told;
  const body = bodyOf(told);
  const isOurs = httpStatus >= 400 ? isRefusal(httpStatus, body) : isSuccess(request, told, body);
  if (!isOurs) throw new NoAnswer(`Somebody else answered in Cairn’s place, with ${httpStatus}.`);
  return { httpStatus, body, link };
}

/** The JSON of an answer; null for none, `undefined` for something else. */
function bodyOf({ text, type }: ToldAnswer): unknown {
  if (text === '') return null;
  if (!/^application\/json\s*(?:;|$)/iu.test(type ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(httpStatus: number, body: unknown): boolean {
  if (!isObject(body)) return false;
  const { status, code, message } = body;
  return (
    status === 'error' &&
    typeof message === 'string' &&
    typeof code === 'string' &&
    isRefusalCode(code) &&
    // A server of another version does not know the call: that says nothing about what was asked.
    code !== 'request.unknownPath' &&
    statusOf(code) === httpStatus
  );
}

function isSuccess(request: Judged, { httpStatus, isMarked }: ToldAnswer, body: unknown): boolean {
  const name = request.call ?? nameOf(request);
  if (name === null) return false;
  const { statuses, kind, fields } = shapeOf(name);
  if (!statuses.includes(httpStatus)) return false;
  if (kind === 'none') return body === null && isMarked;
  const items = kind === 'list' ? body : [body];
  if (!Array.isArray(items) || !items.every((item) => hasFields(item, fields))) return false;
  return isMarked || (items.length > 0 && fields.length > 1);
}

function hasFields(item: unknown, fields: Shape['fields']): boolean {
  return (
    isObject(item) &&
    fields.every(([name, kinds]) => name in item && (kinds === '*' || kinds.includes(letterOf(item[name]))))
  );
}

function letterOf(value: unknown): string {
  if (value === null) return '0';
  return Array.isArray(value) ? 'a' : (typeof value).charAt(0);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shapeOf(name: EndpointName): Shape {
  const [, , statuses = '', kind, ...fields] = callTable[name].split(' ');
  return {
    statuses: statuses.split(',').map(Number),
    kind: kind as Shape['kind'],
    fields: fields.map((field) => field.split(':') as [string, string]),
  };
}

/** The call that a request without a name is: the one whose path leaves least open; null where it is none. */
function nameOf({ method, path }: Judged): EndpointName | null {
  const parts = path.split('?')[0]?.split('/') ?? [];
  let found: EndpointName | null = null;
  let fewest = Infinity;
  for (const [name, line] of Object.entries(callTable) as [EndpointName, string][]) {
    const [itsMethod, itsPath = ''] = line.split(' ');
    const itsParts = itsPath.split('/');
    const open = itsParts.filter((part) => part.startsWith('{')).length;
    const isMeant =
      itsMethod === method &&
      itsParts.length === parts.length &&
      itsParts.every((part, at) => part === parts[at] || (part.startsWith('{') && parts[at] !== ''));
    if (isMeant && open < fewest) [found, fewest] = [name, open];
  }
  return found;
}
