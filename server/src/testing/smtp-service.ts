import { SMTPServer } from 'smtp-server';

export function openSmtpService(
  port: number,
  onRecipient: (address: string) => void,
): Promise<() => Promise<void>> {
  const smtp = new SMTPServer({
    authOptional: true,
    // In ms. An open connection must not delay shutdown.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, taken) {
      onRecipient(address);
      taken();
    },
    onData(stream, _session, taken) {
      stream.resume().on('end', () => taken());
    },
  });
  return new Promise((done) => {
    smtp.listen(port, '127.0.0.1', () => done(() => new Promise((closed) => smtp.close(() => closed()))));
  });
}
