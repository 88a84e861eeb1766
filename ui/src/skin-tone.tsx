/** The colours that hands and faces come in, lightest first; `none` is the yellow that they have by themselves. */
export const skinTones = ['none', 'light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
export type SkinTone = (typeof skinTones)[number];
