const start = 'holder-';

/** The drop zone of the goals that are with a person of a team, by their code. */
export function zoneOfHolder(code: string): string {
  return start + code;
}

/** The code of the person whom a drop zone gives a goal; null where a zone stands for something else. */
export function holderOfZone(zone: string): string | null {
  return zone.startsWith(start) ? zone.slice(start.length) : null;
}
