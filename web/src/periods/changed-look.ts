import { type LookAddress, valuesIn } from './look-address.ts';

/** Resets the filters, not the order. */
export const noFilter = {
  status: undefined,
  when: undefined,
  from: undefined,
  to: undefined,
  columns: undefined,
  colors: undefined,
  tags: undefined,
  assignees: undefined,
  spaces: undefined,
  boards: undefined,
  lists: undefined,
} as const satisfies LookAddress;

export function toggled(part: string | undefined, value: string): string | undefined {
  const values = valuesIn(part);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length === 0 ? undefined : next.join(',');
}
