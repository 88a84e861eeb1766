import { type SignupRule, signupRules } from '@cairn/core/accounts/signup-rule';
import { playerOf } from '@cairn/core/embeds/players';
import ipaddr from 'ipaddr.js';
import { resolve } from 'node:path';
import { type S3Address, s3AddressFrom } from './s3-address.ts';
import { StartError } from './start-error.ts';

/** All settings (README.md, "Run it for others"). Only this file reads environment variables. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Public address, without a trailing slash. */
  readonly origin: string;
  /** Absolute path of database, files, secrets and mails. */
  readonly dataFolder: string;
  /** Null starts the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** A read replica. Null reads from the main database. */
  readonly databaseReadUrl: string | null;
  /** Null writes mails into files. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Name and postal address in the foot of mails, as one line; null for none. */
  readonly operator: string | null;
  /** Null keeps files in the data folder. */
  readonly storageUrl: S3Address | null;
  readonly plansAreOn: boolean;
  /** Whether anybody can browse public boards, not only open a known link (docs/product.md, "The gallery"). */
  readonly galleryIsOn: boolean;
  /** Address of a video that new people are offered; null for none. */
  readonly introduction: string | null;
  /** Rule for sign-ups after the first account. */
  readonly signup: SignupRule;
  /** Proxies trusted to report the client's address. */
  readonly proxies: string;
  readonly securityLog: boolean;
  /** Whether notices may be sent to addresses of private networks, which are refused by default. */
  readonly privateNetworksAreAllowed: boolean;
  readonly logLevel: LogLevel;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

const ownNames = [
  'CAIRN_ORIGIN',
  'CAIRN_DATA',
  'CAIRN_PLANS',
  'CAIRN_GALLERY',
  'CAIRN_OPERATOR',
  'CAIRN_INTRODUCTION',
  'CAIRN_SIGNUP',
  'CAIRN_PROXIES',
  'CAIRN_SECURITY_LOG',
  'CAIRN_PRIVATE_NETWORKS',
];
/** Read by tests only. A server must not reject them as unknown. */
const testNames = ['CAIRN_TEST_DATABASE_URL'];

/** @throws {@link StartError} naming the wrong variable */
export function configFrom(environment: Environment): Config {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('CAIRN_') && !ownNames.includes(name) && !testNames.includes(name),
  );
  if (unknown)
    throw new StartError(
      `${unknown} is no setting of Cairn. Those are ${ownNames.join(', ')} and what README.md names.`,
    );
  const port = portFrom(textOf(environment, 'PORT') ?? '4280');
  const origin = originFrom(textOf(environment, 'CAIRN_ORIGIN') ?? `http://localhost:${port}`);
  return {
    port,
    host: textOf(environment, 'HOST') ?? '127.0.0.1',
    origin,
    dataFolder: resolve(textOf(environment, 'CAIRN_DATA') ?? 'data'),
    databaseUrl: urlOf(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseReadUrl: urlOf(environment, 'DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    smtpUrl: mailServerFrom(environment),
    mailFrom: senderFrom(textOf(environment, 'MAIL_FROM') ?? 'Cairn <cairn@localhost>'),
    operator: textOf(environment, 'CAIRN_OPERATOR')?.replaceAll(/\s+/gu, ' ') ?? null,
    storageUrl: storageFrom(textOf(environment, 'STORAGE_URL')),
    plansAreOn: choiceOf(environment, 'CAIRN_PLANS', ['on', 'off'], 'on') === 'on',
    galleryIsOn: choiceOf(environment, 'CAIRN_GALLERY', ['on', 'off'], 'off') === 'on',
    introduction: introductionFrom(textOf(environment, 'CAIRN_INTRODUCTION'), origin),
    signup: choiceOf(environment, 'CAIRN_SIGNUP', signupRules, 'invited'),
    proxies: proxiesFrom(textOf(environment, 'CAIRN_PROXIES') ?? 'loopback'),
    securityLog: choiceOf(environment, 'CAIRN_SECURITY_LOG', ['on', 'off'], 'on') === 'on',
    privateNetworksAreAllowed:
      choiceOf(environment, 'CAIRN_PRIVATE_NETWORKS', ['allow', 'refuse'], 'refuse') === 'allow',
    logLevel: choiceOf(environment, 'LOG_LEVEL', logLevels, 'info'),
  };
}

function textOf(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === '' ? undefined : text;
}

function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/u.test(text) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`PORT has to be a number from 1 to 65535, and is "${text}".`);
}

function originFrom(text: string): string {
  const url = URL.parse(text);
  const isOrigin =
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  if (isOrigin) return url.origin;
  throw new StartError(
    `CAIRN_ORIGIN has to be an address such as https://plan.example.org, without a path, and is "${text}".`,
  );
}

/** Files of other sites are refused: the Content-Security-Policy would block them, and they would see each visitor. */
function introductionFrom(text: string | undefined, origin: string): string | null {
  if (text === undefined) return null;
  const url = URL.parse(text, origin);
  if (url && (url.origin === origin || playerOf(url.href) !== null)) return url.href;
  throw new StartError(
    `CAIRN_INTRODUCTION has to be the address of a video at YouTube, Vimeo, Dailymotion or Loom, or of a file below ${origin}/, and is "${text}".`,
  );
}

/** The message leaves out the address, which may contain a password. */
function urlOf(environment: Environment, name: string, protocols: readonly string[]): string | null {
  const text = textOf(environment, name);
  if (text === undefined) return null;
  // Without `//` the rest is parsed as a path, not a host.
  const { protocol = '' } = URL.parse(text) ?? {};
  if (protocols.includes(protocol) && text.slice(protocol.length).startsWith('//')) return text;
  throw new StartError(`${name} has to be an address that begins with ${protocols[0]}//.`);
}

function mailServerFrom(environment: Environment): string | null {
  const text = urlOf(environment, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (text === null || URL.parse(text)?.hostname) return text;
  throw new StartError('SMTP_URL has to name a mail server, as in smtp://mail.example.org.');
}

function senderFrom(text: string): string {
  if (/^(?:[^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>,]+@[^\s@<>,]+)$/u.test(text)) return text;
  throw new StartError(`MAIL_FROM has to be an address such as Cairn <cairn@example.org>, and is "${text}".`);
}

function proxiesFrom(text: string): string {
  const names = text.split(',').map((name) => name.trim());
  if (names.every(isProxy)) return names.join(', ');
  throw new StartError(
    `CAIRN_PROXIES has to be addresses or networks such as 10.0.0.2, 172.17.0.0/16 or loopback, parted by commas, and is "${text}".`,
  );
}

const isProxy = (name: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(name) ||
  ipaddr.isValid(name) ||
  (name.includes('/') && ipaddr.isValidCIDR(name));

function storageFrom(text: string | undefined): S3Address | null {
  return text === undefined ? null : s3AddressFrom(text);
}

function choiceOf<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
  preset: Choice,
): Choice {
  const text = textOf(environment, name) ?? preset;
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return choice;
  throw new StartError(`${name} has to be one of ${choices.join(', ')}, and is "${text}".`);
}
