import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notificationEvents } from './notification-event.ts';
import { editedFlags, effectiveFlags, isNotified } from './notification-flags.ts';

const flags = fc.dictionary(fc.constantFrom(...notificationEvents), fc.boolean());
const edits = fc.dictionary(fc.constantFrom(...notificationEvents), fc.option(fc.boolean()));

test('a space inherits flag by flag, until a flag is set there', () => {
  fc.assert(
    fc.property(flags, flags, (general, ofSpace) => {
      const inSpace = effectiveFlags('email', { general, ofSpace });
      const everywhere = effectiveFlags('email', { general, ofSpace: {} });
      for (const event of notificationEvents)
        expect(inSpace[event]).toBe(ofSpace[event] ?? everywhere[event]);
    }),
  );
});

test('mails come at first of what is for a person, of people, and of the week', () => {
  const isOn = (event: (typeof notificationEvents)[number]) =>
    isNotified('email', event, { general: {}, ofSpace: {} });
  expect(notificationEvents.filter(isOn)).toEqual([
    'goalAssigned',
    'goalMentionCreated',
    'commentMentionCreated',
    'commentCreated',
    'membershipCreated',
    'membershipDeleted',
    'weeklyInsights',
  ]);
});

test('an edit changes what it names, and null takes a flag back', () => {
  fc.assert(
    fc.property(flags, edits, (before, edit) => {
      const after = editedFlags(before, edit);
      for (const event of notificationEvents) {
        const wanted = edit[event] === undefined ? before[event] : (edit[event] ?? undefined);
        expect(after[event]).toBe(wanted);
      }
    }),
  );
});
