import { join } from 'node:path';
import type { Config } from '../base/config.ts';
import { mailFolder } from './mail-folder.ts';
import { mailServer } from './mail-server.ts';
import type { MailSender } from './outbox.ts';

export function mailSenderOf({
  smtpUrl,
  mailFrom,
  dataFolder,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataFolder'>): MailSender & { close?(): void } {
  return smtpUrl === null ? mailFolder(join(dataFolder, 'mail'), mailFrom) : mailServer(smtpUrl, mailFrom);
}
