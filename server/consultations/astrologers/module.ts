import { astrologers as astrologersApi } from '#contract/consultations/astrologers/endpoints.ts';
import { kyc as kycApi } from '#contract/consultations/astrologers/kyc.ts';
import { newId } from '../../platform/core/id.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createChanges } from '../../platform/realtime/changes.ts';
import type { EncryptorFor } from '../../platform/security/encryptor.ts';
import { countRinging, findAvailability } from '../chat/service.ts';
import { createBank } from './bank.ts';
import { astrologerEmails } from './emails/emails.ts';
import { createKyc } from './kyc.ts';
import { astrologersPersonal } from './personal-data.ts';
import { createPhotos } from './photo.ts';
import { astrologersHandlers, kycHandlers } from './routes.ts';
import { createAstrologers } from './service.ts';

/** Profiles, approval, bank accounts and presence of astrologers. */
export const astrologersModule = {
  name: 'astrologers',
  optional: 'consultations',
  start(
    platform: Platform,
    parts: Omit<PartsOf<typeof createBank>, 'sealer'> &
      Omit<PartsOf<typeof createKyc>, 'changes' | 'sealer' | 'ticketSealer'> &
      Omit<PartsOf<typeof createPhotos>, 'changes'> &
      Omit<PartsOf<typeof createAstrologers>, 'changes' | 'node' | 'standing' | 'ringing'> & {
        encryptorFor: EncryptorFor;
      },
  ) {
    const { db, now } = platform;
    const { encryptorFor } = parts;
    // Presence is stored per process, under this id.
    const node = newId(now());
    const changes = createChanges('astrologers');
    const bank = createBank(platform, { ...parts, sealer: encryptorFor('bank details') });
    const kyc = createKyc(platform, {
      ...parts,
      changes,
      sealer: encryptorFor('kyc documents'),
      ticketSealer: encryptorFor('kyc tickets'),
    });
    const photos = createPhotos(platform, { ...parts, changes });
    const astrologers = createAstrologers(platform, {
      ...parts,
      changes,
      node,
      standing: (ids) => findAvailability(db, ids),
      ringing: (tx, astrologerId) => countRinging(tx, astrologerId, now()),
    });
    return {
      services: { node, bank, kyc, photos, astrologers },
      endpoints: (routes: RouteRegistry) => {
        routes.register(astrologersApi, astrologersHandlers(astrologers, photos));
        routes.register(kycApi, kycHandlers(kyc, photos));
      },
    };
  },
  emails: astrologerEmails,
  personalData: [astrologersPersonal],
  sealed: [
    { table: 'bank_accounts', keys: ['user_id'], column: 'account', purpose: 'bank details' },
    { table: 'kyc_documents', keys: ['user_id', 'document'], column: 'sealed', purpose: 'kyc documents' },
  ],
};
