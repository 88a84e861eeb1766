import type { Language } from '@cairn/words/language';
import type { ClimbStepText, ClimbText } from './climb-text.ts';

/** Texts of a climb in another language, in the order of its steps. */
export interface ClimbWords extends Pick<ClimbText, 'name' | 'description'> {
  readonly steps: readonly StepWords[];
}

export type StepWords = Pick<ClimbStepText, 'name' | 'description' | 'notes' | 'label'>;

/** Throws if the climb has other steps, labels or notes than the words. */
export function climbInWords(climb: ClimbText, language: Language, words: ClimbWords): ClimbText {
  const { name, description } = words;
  if (climb.steps.length !== words.steps.length)
    throw new Error(`${climb.code}: ${climb.steps.length} steps and ${words.steps.length} do not pair.`);
  const steps = climb.steps.map((step, index) => stepInWords(step, words.steps[index] as StepWords));
  return { ...climb, language, name, description, steps };
}

function stepInWords(step: ClimbStepText, words: StepWords): ClimbStepText {
  for (const part of ['notes', 'label'] as const)
    if ((step[part] === undefined) !== (words[part] === undefined))
      throw new Error(`“${words.name}”: ${part} on one side only.`);
  return { ...step, ...words };
}
