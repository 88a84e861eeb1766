import { mailedName } from '@cairn/core/accounts/mailed-name';
import { type Mail, plainMail } from '@cairn/words/mail';
import { invitationMail, mailSignature, resetMail } from '@cairn/words/mails';
import { saidIn } from '@cairn/words/language';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailColumns } from './mail-text.ts';
import { writtenMail } from './written-mail.ts';

const seed = 20_261_128;
const link = 'https://plan.example.org/join/8sJd-Qp2v-Lx71/';
const written = (mail: Mail) => writtenMail(mail, 'en', 'plan.example.org');
const whole: Mail = {
  ...plainMail,
  subject: 'Lena Marsh mentioned you',
  preview: 'The survey ran June to September',
  heading: 'Lena Marsh mentioned you',
  initials: 'LM',
  blocks: [
    { kind: 'rows', rows: [{ title: 'Finish chapter 8, the tree line', detail: 'Studio North' }] },
    {
      kind: 'quote',
      paragraphs: [
        'The survey ran June to September 1974, so “that summer” is right, as far as I know.',
        'Second photo.',
      ],
    },
    { kind: 'aside', text: 'Before it, Tomas Reyes: Was it one summer or two?' },
  ],
  button: { text: 'Answer in Cairn', link: 'https://plan.example.org/goals/4Tz8bY/' },
  links: [
    { text: 'Done', link: 'https://plan.example.org/goals/4Tz8bY/?done' },
    { text: 'Tomorrow', link: `https://plan.example.org/goals/${'4'.repeat(80)}/` },
  ],
  notes: ['The link works for a day.'],
  reason: 'You get this because somebody mentioned you.',
  footLinks: [{ text: 'All settings', link: 'https://plan.example.org/settings/notifications/' }],
};

const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]*)"/gu)].map(([, href]) => href);
const linksIn = (text: string) => text.match(/https:\/\/\S+/gu) ?? [];
const linksOf = ({ button, links, footLinks }: Mail) =>
  [...(button ? [button] : []), ...links, ...footLinks].map((each) => each.link);

test('the plain twin of a mail', () => {
  expect(written(whole).text).toBe(`Lena Marsh mentioned you

* Finish chapter 8, the tree line
  Studio North

> The survey ran June to September 1974, so “that summer” is right, as
> far as I know.
>
> Second photo.

Before it, Tomas Reyes: Was it one summer or two?

Answer in Cairn: https://plan.example.org/goals/4Tz8bY/

Done: https://plan.example.org/goals/4Tz8bY/?done
Tomorrow:
https://plan.example.org/goals/${'4'.repeat(80)}/

The link works for a day.

--
You get this because somebody mentioned you.
All settings: https://plan.example.org/settings/notifications/

plan.example.org
`);
});

test('both twins of a mail have the same links in the same order', () => {
  const { text, html } = written(whole);
  expect([linksIn(text), hrefsIn(html as string)]).toEqual([linksOf(whole), linksOf(whole)]);
});

test('the HTML of a mail loads nothing and says its language', () => {
  const { html } = writtenMail(whole, 'de', 'plan.example.org');
  expect(html).not.toMatch(/<img|src=|url\(|@import|@font-face|<link|<script/u);
  expect(html).toContain('<html lang="de" dir="ltr">');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
});

test('the last line names the operator if there is one', () => {
  expect(mailSignature('plan.example.org', null)).toBe('plan.example.org');
  const operator = 'Ida Holm, Hauptstraße 1, 10115 Berlin';
  expect(saidIn('de', () => mailSignature('plan.example.org', operator))).toBe(
    'plan.example.org, betrieben von Ida Holm, Hauptstraße 1, 10115 Berlin',
  );
});

describe('a name in a mail', () => {
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '\r\n',
          '\n',
          '\n\n',
          '\u2028',
          '\u0085',
          '\0',
          '\u0007',
          '\u202E',
          '\u2066',
          '\u200F',
          '\u200B',
          '--',
          '-- ',
          '>',
          '<a href="https://evil.example/">',
          '</td></table>',
          '"',
          "'",
          '&amp;',
          '<!--',
          '\uD800',
          'https://evil.example/x',
          'www.evil.example',
          'mailto:eve@evil.example',
          'Bcc: eve@evil.example',
          'evil。example',
          'a',
          'Ida',
          '👩‍👩‍👧',
          'ש',
          '字'.repeat(90),
          'w'.repeat(200),
          ' ',
        ),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));
  const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
  // eslint-disable-next-line no-control-regex -- These are the signs that are meant.
  const control = /[\0-\x1F\x7F-\x9F\u2028\u2029]/u;
  const tagsIn = (html: string) => html.match(/<[^>]*>/gu)?.map((tag) => /<\/?\w+/u.exec(tag)?.[0]);

  const expectHarmless = (mail: Mail, plain: Mail) => {
    const [{ subject, text, html }, calm] = [written(mail), written(plain)];
    expect(`${subject}${text}${html}`).not.toMatch(turning);
    expect(subject).not.toMatch(control);
    expect(text.replaceAll('\n', '')).not.toMatch(control);
    expect((html as string).replaceAll('\n', '')).not.toMatch(control);
    expect(`${subject}${text}${html}`.isWellFormed()).toBe(true);
    expect(tagsIn(html as string)).toEqual(tagsIn(calm.html as string));
    expect(hrefsIn(html as string)).toEqual(linksOf(plain));
    expect(text.split('\n').filter((line) => line === '--')).toHaveLength(1);
    for (const line of text.split('\n'))
      if (!line.includes('://')) expect(Array.from(line).length).toBeLessThanOrEqual(mailColumns);
    return { subject, text, html: html as string };
  };

  test('adds no header, line, tag or link to an invitation', () => {
    const stop = 'https://plan.example.org/stop/invitations-x/';
    const facts = { link, stop, isBound: false };
    const plain = invitationMail({ ...facts, name: 'Ida', space: 'Home' });
    fc.assert(
      fc.property(hostile, hostile, (one, other) => {
        const [name, space] = [mailedName(one, 60), mailedName(other, 60)];
        const { subject, text, html } = expectHarmless(invitationMail({ ...facts, name, space }), plain);
        expect(linksIn(text)).toEqual([link, stop]);
        expect(`${subject}${text}${html}`).not.toMatch(/evil\.example|\/\/evil|@evil/u);
      }),
      { seed },
    );
  });

  test('is harmless in each part of a mail, even if no caller has cleaned it', () => {
    fc.assert(
      fc.property(hostile, (name) => {
        const mailWith = (words: string): Mail => ({
          ...whole,
          subject: `${words} mentioned you`,
          preview: `${words}.`,
          heading: `${words} mentioned you`,
          initials: `${words}.`,
          blocks: [
            { kind: 'rows', rows: [{ title: `${words}.`, detail: `${words}.` }] },
            { kind: 'quote', paragraphs: [`${words}.`] },
            { kind: 'paragraph', text: `${words} said` },
            { kind: 'aside', text: `${words} said` },
          ],
          notes: [`${words} said`],
          reason: `You get this because of ${words}.`,
        });
        expectHarmless(mailWith(name), mailWith('Ida'));
      }),
      { seed },
    );
  });
});

test('a reset mail says what to do, and who gets it', () => {
  const mail = resetMail({ email: 'ida@example.com', link });
  expect(written(mail).text).toBe(`Choose a new password for Cairn

Someone, hopefully you, asked for a new password for your Cairn account
ida@example.com.

Choose a new password: ${link}

The link works once, for one hour.

If it was not you, do nothing: your password stays as it is.

--
You get this because someone asked for a new password for this address.

plan.example.org
`);
});
