import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Starts an SMTP server that stores e-mails as received, headers included. */
export async function startSmtpTrap() {
  let raw = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (chunk) => (raw += chunk));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    /** Stops it. Returns everything it received, with folded lines joined. */
    async close(): Promise<string> {
      await new Promise<void>((resolve) => server.close(resolve));
      return raw.replace(/\r\n[ \t]+/g, ' ');
    },
  };
}
