import { callTable } from '@cairn/contract/call-table';
import type { EndpointName } from '@cairn/contract/endpoints';
import { isRefusalCode, statusOf } from '@cairn/contract/refusals';
import { NoAnswer, type WireAnswer, type WireRequest } from './wire.ts';

/** The sender is unknown. */
export interface RawAnswer {
  readonly httpStatus: number;
  readonly text: string;
  readonly type: string | null;
  readonly isMarked: boolean;
  readonly link?: string | null;
}

interface Shape {
  readonly statuses: readonly number[];
  readonly kind: 'none' | 'object' | 'list';
  /** Fields that are always present, each with letters for its possible types. */
  readonly fields: readonly (readonly [name: string, kinds: string])[];
}

type Judged = Pick<WireRequest, 'call' | 'method' | 'path'>;

/**
 * Parses a response if Cairn sent it.
 *
 * Others may answer instead: a hotel's network, an expired sign-in, a proxy while Cairn restarts. Cairn's
 * success has the shape of the call, and its refusals have a known code. If there is too little to check, the
 * response needs Cairn's header.
 *
 * @throws NoAnswer for any other response
 */
export function ourAnswer(request: Judged, answer: RawAnswer): WireAnswer {
  const { httpStatus, link = null } = answer;
  const body = bodyOf(answer);
  const isOurs = httpStatus >= 400 ? isRefusal(httpStatus, body) : isSuccess(request, answer, body);
  if (!isOurs) throw new NoAnswer(`Somebody else answered in Cairn’s place, with ${httpStatus}.`);
  return { httpStatus, body, link };
}

/** Returns null for an empty body, undefined for anything but JSON. */
function bodyOf({ text, type }: RawAnswer): unknown {
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
    // A server of another version does not know the call. Its answer decides nothing.
    code !== 'request.unknownPath' &&
    statusOf(code) === httpStatus
  );
}

function isSuccess(request: Judged, { httpStatus, isMarked }: RawAnswer, body: unknown): boolean {
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

/**
 * Finds the call of an unnamed request: the matching path with the fewest parameters. Null if there is none.
 */
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
