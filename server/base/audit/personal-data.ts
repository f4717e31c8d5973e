import { type PersonalPart, removeRows } from '../../platform/core/personal-data.ts';

/**
 * The audit log: who made a change, and values about a person. The values are sealed with a key of the person. Erasing
 * deletes the key; the log stays as it is, and its chain proves it.
 */
export const auditPersonal: PersonalPart = {
  name: 'auditLog',
  tables: {
    audit: {
      exported: 'a record for the shop of who changed what; what it is about is in the other parts',
      erased:
        'append-only: it must be able to prove what was done; nobody can read your values in it any more',
    },
    audit_keys: { exported: 'a key, without which nothing in the audit log tells of you', erased: true },
  },
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['audit_keys']);
    return [];
  },
};
