import { accounts as accountCalls } from '#contract/accounts/endpoints.ts';
import { signIn as signInCalls } from '#contract/accounts/oauth.ts';
import { addresses as addressCalls } from '#contract/addresses/endpoints.ts';
import { settingsAdmin as settingsAdminCalls } from '#contract/settings/endpoints.ts';
import { house as houseCalls } from '#contract/site/details.ts';
import { site as siteCalls } from '#contract/site/endpoints.ts';
import { contact as contactCalls } from '#contract/tickets/endpoints.ts';
import { mountSignIn, signInHandlers } from '../accounts/oauth/routes.ts';
import { createSignIn } from '../accounts/oauth/service.ts';
import { accountsHandlers } from '../accounts/routes.ts';
import { createAccounts } from '../accounts/service.ts';
import { addressesHandlers } from '../addresses/routes.ts';
import { createAddresses } from '../addresses/service.ts';
import { createAudit } from '../audit/service.ts';
import { createMail } from '../email/service.ts';
import { createPdfs } from '../pdf/service.ts';
import { createLimits } from '../platform/limits/limits.ts';
import type { Platform } from '../platform/platform.ts';
import type { ExternalServices } from '../platform/sandbox/external-services.ts';
import { createSettingsAdmin } from '../settings/admin.ts';
import { houseHandlers, settingsAdminHandlers, siteHandlers } from '../settings/routes.ts';
import { createSettings } from '../settings/service.ts';
import { ticketHandlers } from '../tickets/routes.ts';
import { createTickets } from '../tickets/service.ts';
import type { RouteRegistry } from './register-routes.ts';

/** What every other domain leans on: settings, people, mail, documents. */
export type Core = ReturnType<typeof createCore>;

/** Settings, people, mail, documents for print, and the record of who changed what. */
export function createCore(platform: Platform, outside: Pick<ExternalServices, 'openid'>) {
  const audit = createAudit();
  const settings = createSettings(platform, audit);
  const limits = createLimits(platform);
  const mail = createMail(platform, settings);
  const accounts = createAccounts(platform, { settings, mail, limits, audit });
  const signIn = createSignIn(platform, { accounts, options: outside.openid });
  settings.nameSignIn(signIn.providerName);
  const addresses = createAddresses(platform, { settings });
  const settingsAdmin = createSettingsAdmin(platform, { settings, accounts, audit });
  const tickets = createTickets(platform, { accounts, audit, mail, limits, settings });
  const pdfs = createPdfs(platform);
  return { audit, settings, limits, mail, accounts, signIn, addresses, tickets, settingsAdmin, pdfs };
}

/** Serves their calls. */
export function serveFoundation(
  { app, calls }: RouteRegistry,
  { settings, limits, accounts, signIn, addresses, tickets, settingsAdmin }: Core,
  publicUrl: string,
): void {
  calls(siteCalls, siteHandlers(settings));
  calls(houseCalls, houseHandlers(settings));
  calls(accountCalls, accountsHandlers(accounts, publicUrl));
  calls(signInCalls, signInHandlers(signIn, publicUrl));
  mountSignIn(app, { service: signIn, limits, publicUrl });
  calls(addressCalls, addressesHandlers(addresses));
  calls(settingsAdminCalls, settingsAdminHandlers(settingsAdmin));
  calls(contactCalls, ticketHandlers(tickets));
}
