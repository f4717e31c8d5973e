import type { Platform } from '../../platform/platform.ts';
import { ledgerPersonal } from './personal-data.ts';
import { createLedger } from './service.ts';
import { ledgerProblems } from './store.ts';

/** The double-entry accounts behind wallet and payments. */
export const ledgerModule = {
  name: 'ledger',
  optional: 'consultations',
  start(platform: Platform) {
    const ledger = createLedger(platform);
    return {
      services: { ledger },
    };
  },
  personalData: [ledgerPersonal],
  integrity: [ledgerProblems],
};
