import { saidIn, spokenLanguage } from '@cairn/words/language';
import { m } from '@cairn/words/messages';

/**
 * Name of a space that is made for a person, until they change it.
 *
 * @param locale BCP 47 tag of the person; empty or untranslated means English
 */
export const ownSpaceName = (locale: string): string =>
  saidIn(spokenLanguage([locale]), () => m.space_personal());
