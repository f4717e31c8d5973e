export { type AuditChain, createAuditChain } from './chain.ts';
export { readHeadBy } from './chain-store.ts';
export { type AuditEntries, createEntriesExport } from './export-entries.ts';
export { type AuditReading, createAuditReading } from './read-log.ts';
export {
  type AuditEntry,
  type AuditService,
  createAudit,
  type SettingEntry,
  type WrittenEntry,
} from './recorder.ts';
