import type { PdfService } from '../../base/pdf/service.ts';
import type { Platform } from '../../platform/platform.ts';
import { createChanges } from '../../platform/realtime/changes.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { createPieceAdmin } from './admin/pieces.ts';
import { createReportAdmin, type ReportAdminParts } from './admin/reports.ts';
import { createCertificateCards } from './cards.ts';
import { createInvoiceCodes } from './invoice-codes.ts';
import { type CertificateIssueParts, createCertificateIssue } from './issue.ts';
import { createCertificateKeys } from './keys.ts';
import { createSignAgain } from './sign-again.ts';
import { createCertificateReading } from './verify.ts';

export { rotateSigningKey } from './keys.ts';

/** Codes of sold pieces, signed statements about them, and the reports of laboratories. */
export type CertificatesService = ReturnType<typeof createCertificates>;

/** The services that certificates depend on. */
export type CertificateParts = Omit<CertificateIssueParts, 'keys'> & {
  encryptor: Encryptor;
  pdfs: PdfService;
};

/** Creates certificates: issuing, verifying and printing. */
export function createCertificates(
  platform: Pick<Platform, 'db' | 'now' | 'log' | 'config'>,
  { encryptor, ...parts }: CertificateParts,
) {
  const keys = createCertificateKeys(platform, { encryptor });
  const changes = createChanges('certificates');
  const { publicUrl } = platform.config;
  return {
    ...createCertificateIssue(platform, { ...parts, keys }),
    /** Opens the key of codes, once at the start of a process. Without it the shop sells on, and invoices have no codes. */
    open: (): Promise<unknown> =>
      keys.forCodes().catch((error: unknown) => {
        platform.log.error(
          { err: error },
          'the key of certificates cannot be opened: invoices have no codes, and pieces wait for theirs; see DATA_SECRET',
        );
      }),
    forInvoice: createInvoiceCodes(platform, { keys }),
    ...createCertificateReading(platform, { keys }),
    ...createCertificateCards({ db: platform.db, publicUrl }, parts),
    signAgain: createSignAgain(platform, { keys }),
    changes,
    /** Subscribes to changed reports in this process, by product. */
    onChange: changes.subscribe,
  };
}

/** Certificates in the admin. */
export type CertificateAdmin = ReturnType<typeof createCertificateAdmin>;

/** Creates the administration of reports and sold pieces. */
export function createCertificateAdmin(
  platform: Pick<Platform, 'db' | 'now'>,
  {
    certificates: { changes, signAgain },
    ...parts
  }: Omit<ReportAdminParts, 'changes' | 'signAgain'> & { certificates: CertificatesService },
) {
  const { db, now } = platform;
  return {
    ...createReportAdmin({ db, now, ...parts, changes, signAgain }),
    ...createPieceAdmin(platform, parts),
  };
}
