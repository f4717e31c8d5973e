import { shopTicket } from './shop-ticket.ts';
import { ticketReceived } from './ticket-received.ts';
import { ticketReply } from './ticket-reply.ts';

/** Every kind of e-mail of tickets. */
export const ticketEmails = [shopTicket, ticketReceived, ticketReply];
