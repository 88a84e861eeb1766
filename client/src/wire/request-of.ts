import { callTable } from '@cairn/contract/call-table';
import type { CallName, InputOf, ParamsOf } from '@cairn/contract/call-types';
import type { EndpointName } from '@cairn/contract/endpoints';
import type { WireRequest } from './wire.ts';

export interface Address<Name extends EndpointName = EndpointName> extends Pick<
  WireRequest,
  'method' | 'path'
> {
  readonly call: Name;
}

/** The arguments after a call's name; optional if the call needs no input. */
export type Input<Name extends CallName> =
  Partial<InputOf<Name>> extends InputOf<Name> ? [input?: InputOf<Name>] : [input: InputOf<Name>];

export function addressOf<Name extends EndpointName>(
  name: Name,
  ...[params]: keyof ParamsOf<Name> extends never ? [] : [params: ParamsOf<Name>]
): Address<Name> {
  return filledAddress(name, params);
}

export function requestOf<Name extends CallName>(name: Name, ...[input]: Input<Name>): WireRequest {
  const { params, query, ...rest }: AnyInput = input ?? {};
  return { ...filledAddress(name, params), ...rest, ...(query && { query: textsOf(query) }) };
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, number | string | undefined>> | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

function filledAddress<Name extends EndpointName>(
  call: Name,
  params: AnyInput['params'] = {},
): Address<Name> {
  const [method = '', path = ''] = callTable[call].split(' ');
  return {
    call,
    method: method as WireRequest['method'],
    path: path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? '')),
  };
}

function textsOf(query: NonNullable<AnyInput['query']>): Readonly<Record<string, string>> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
