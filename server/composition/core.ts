import { accounts as accountEndpoints } from '#contract/accounts/endpoints.ts';
import { signIn as signInEndpoints } from '#contract/accounts/oauth.ts';
import { addresses as addressEndpoints } from '#contract/addresses/endpoints.ts';
import { settingsAdmin as settingsAdminEndpoints } from '#contract/settings/endpoints.ts';
import { siteDetails as siteDetailsEndpoints } from '#contract/site/details.ts';
import { site as siteEndpoints } from '#contract/site/endpoints.ts';
import { contact as contactEndpoints } from '#contract/tickets/endpoints.ts';
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
import { settingsAdminHandlers, siteDetailsHandlers, siteHandlers } from '../settings/routes.ts';
import { createSettings } from '../settings/service.ts';
import { ticketHandlers } from '../tickets/routes.ts';
import { createTickets } from '../tickets/service.ts';
import type { RouteRegistry } from './register-routes.ts';

/** The services that every other domain depends on. */
export type Core = ReturnType<typeof createCore>;

/** Creates settings, accounts, sign-in, addresses, tickets, mail, limits, PDFs and the audit log. */
export function createCore(platform: Platform, externalServices: Pick<ExternalServices, 'openid'>) {
  const audit = createAudit();
  const settings = createSettings(platform, audit);
  const limits = createLimits(platform);
  const mail = createMail(platform, settings);
  const accounts = createAccounts(platform, { settings, mail, limits, audit });
  const signIn = createSignIn(platform, { accounts, options: externalServices.openid });
  settings.nameSignIn(signIn.providerName);
  const addresses = createAddresses(platform, { settings });
  const settingsAdmin = createSettingsAdmin(platform, { settings, accounts, audit });
  const tickets = createTickets(platform, { accounts, audit, mail, limits, settings });
  const pdfs = createPdfs(platform);
  return { audit, settings, limits, mail, accounts, signIn, addresses, tickets, settingsAdmin, pdfs };
}

/** Registers their endpoints. */
export function serveCore(
  { app, register }: RouteRegistry,
  { settings, limits, accounts, signIn, addresses, tickets, settingsAdmin }: Core,
  publicUrl: string,
): void {
  register(siteEndpoints, siteHandlers(settings));
  register(siteDetailsEndpoints, siteDetailsHandlers(settings));
  register(accountEndpoints, accountsHandlers(accounts, publicUrl));
  register(signInEndpoints, signInHandlers(signIn, publicUrl));
  mountSignIn(app, { service: signIn, limits, publicUrl });
  register(addressEndpoints, addressesHandlers(addresses));
  register(settingsAdminEndpoints, settingsAdminHandlers(settingsAdmin));
  register(contactEndpoints, ticketHandlers(tickets));
}
