import { second } from '../../platform/core/durations.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EncryptorFor } from '../../platform/security/encryptor.ts';
import { auditProblems } from './integrity.ts';
import { createAudit, createAuditChain } from './service.ts';

/** The log of what admins do, and its chain. */
export const auditModule = {
  name: 'audit',
  start(platform: Platform, { encryptorFor }: { encryptorFor: EncryptorFor }) {
    const { env } = platform.config;
    const audit = createAudit({ encryptor: encryptorFor('audit'), strict: env === 'test' || env === 'dev' });
    const auditChain = createAuditChain(platform, { audit });
    return {
      services: { audit, auditChain },
      sweeps: { 'audit chain': { sweep: auditChain.sweep, everyMs: second } },
    };
  },
  integrity: [auditProblems],
  sealed: [{ table: 'audit_keys', keys: ['user_id'], column: 'sealed_key', purpose: 'audit' }],
};
