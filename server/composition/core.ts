import { createAudit, createAuditChain } from '../base/audit/service.ts';
import { createShopMarks } from '../base/branding/service.ts';
import { createMail } from '../base/email/service.ts';
import { createPdfs } from '../base/pdf/service.ts';
import { createSettingsAdmin, refuseMissingPictures } from '../base/settings/admin.ts';
import { createSettings } from '../base/settings/service.ts';
import { createLedger } from '../consultations/ledger/service.ts';
import { createSale } from '../office/opening/service.ts';
import { createTickets } from '../office/tickets/service.ts';
import { createSignIn } from '../people/accounts/oauth/service.ts';
import { createAccounts } from '../people/accounts/service.ts';
import { createAddresses } from '../people/addresses/service.ts';
import { createLimits } from '../platform/limits/limits.ts';
import type { Platform } from '../platform/platform.ts';
import type { ExternalServices } from '../platform/sandbox/external-services.ts';
import { createEncryptor } from '../platform/security/encryptor.ts';
import { createPictures } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { refuseNumbersBack } from '../selling/orders/service.ts';
import { emails } from './emails.ts';

/** The services that every other domain depends on. */
export type Core = ReturnType<typeof createCore>;

/**
 * Creates settings, accounts, sign-in, addresses, tickets, mail, ledger, limits, PDFs and the audit log. Each object
 * below adds services that use those of the object above it.
 */
export function createCore(
  platform: Platform,
  { openid, storage }: Pick<ExternalServices, 'openid'> & { storage: Storage },
) {
  const encryptorFor = (purpose: string) => createEncryptor(platform.keyrings.data, purpose);
  const { env } = platform.config;
  // What everybody needs first answers whatever holds the pool.
  const vital = { ...platform, ...platform.reserved };
  const audit = createAudit({
    encryptor: encryptorFor('audit'),
    strict: env === 'test' || env === 'dev',
  });
  const base = {
    audit,
    auditChain: createAuditChain(platform, { audit }),
    encryptorFor,
    ledger: createLedger(platform),
    limits: createLimits(vital),
    pictures: createPictures(storage),
    storage,
  };
  const settled = {
    ...base,
    settings: createSettings(vital, { ...base, signInName: openid?.name ?? null }),
  };
  const marks = createShopMarks(settled);
  const mailing = {
    ...settled,
    marks,
    pdfs: createPdfs(platform, { marks }),
    mail: createMail(platform, { ...settled, marks, emails }),
  };
  const members = { ...mailing, accounts: createAccounts(platform, mailing) };
  return {
    ...members,
    sale: createSale(platform, members),
    signIn: createSignIn(platform, { ...members, options: openid }),
    addresses: createAddresses(platform, members),
    settingsAdmin: createSettingsAdmin(platform, {
      ...members,
      guards: { orderNumberStart: refuseNumbersBack, shop: refuseMissingPictures(storage) },
    }),
    tickets: createTickets(platform, { ...members, encryptor: encryptorFor('ticket files') }),
  };
}
