import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

// The mail server of a bench: it takes every e-mail and keeps none. A process of its own, as a real one is.
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onData(stream, _session, done) {
    stream.on('end', done).resume();
  },
});
// The shop hangs up when it stops.
server.on('error', () => undefined);
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  process.send?.(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
});
