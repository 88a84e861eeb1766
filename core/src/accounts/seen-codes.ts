/** Codes of toasts that a person has seen, which do not appear again. */
export type SeenCodes = readonly string[];

/** Of the toast that offers the operator's introduction. */
export const introductionCode = 'introduction';

export const seenCodePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
export const seenCodeLength = 64;
/** The oldest code is dropped, so its toast may appear once more. */
export const maxSeenCodes = 200;

export function withSeenCode(codes: SeenCodes, code: string): SeenCodes {
  return codes.includes(code) ? codes : [...codes, code].slice(-maxSeenCodes);
}

/** New people get the introduction offered for so many days. */
const offeredDays = 14;

export interface IntroductionFacts {
  /** Address of the video that the operator set; null for none. */
  readonly introduction: string | null;
  readonly daysJoined: number;
}

export function offersIntroduction(
  { introduction, daysJoined }: IntroductionFacts,
  seenCodes: SeenCodes,
): boolean {
  return introduction !== null && daysJoined < offeredDays && !seenCodes.includes(introductionCode);
}
