import { type PersonalPart, staffOnly } from '../../platform/core/personal-data.ts';

/**
 * Reports of laboratories name the member of staff who attached them. Codes and statements are about pieces: nothing in
 * them names or describes the buyer, so they stay when a buyer is erased, and a piece can still be verified.
 */
export const certificatesPersonal: PersonalPart = {
  name: 'certificates',
  tables: { certificate_reports: { exported: staffOnly, erased: staffOnly } },
};
