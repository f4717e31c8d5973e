import { contact as contactApi } from '#contract/office/tickets/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EncryptorFor } from '../../platform/security/encryptor.ts';
import { ticketEmails } from './emails/emails.ts';
import { ticketsPersonal } from './personal-data.ts';
import { ticketHandlers } from './routes.ts';
import { createTicketSenders } from './senders.ts';
import { createTickets } from './service.ts';

/** Questions to support. */
export const ticketsModule = {
  name: 'tickets',
  start(
    platform: Platform,
    parts: Omit<PartsOf<typeof createTickets>, 'encryptor'> &
      PartsOf<typeof createTicketSenders> & { encryptorFor: EncryptorFor },
  ) {
    const tickets = createTickets(platform, { ...parts, encryptor: parts.encryptorFor('ticket files') });
    const ticketSenders = createTicketSenders(platform, parts);
    return {
      services: { tickets, ticketSenders },
      endpoints: (routes: RouteRegistry) =>
        routes.register(contactApi, ticketHandlers(tickets, ticketSenders)),
    };
  },
  emails: ticketEmails,
  personalData: [ticketsPersonal],
  sealed: [{ table: 'ticket_files', keys: ['id'], column: 'sealed', purpose: 'ticket files' }],
};
