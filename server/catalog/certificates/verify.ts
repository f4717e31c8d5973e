import { createPublicKey } from 'node:crypto';
import { formatCode, readCode } from '#contract/catalog/certificates/code.ts';
import type { OwnPiece, ProductReport, VerifiedPiece } from '#contract/catalog/certificates/endpoints.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CertificateKeys } from './keys.ts';
import { buyerOf, findPiece, type PieceRow, piecesOf } from './piece-store.ts';
import { presentOwnPiece, presentPiece, presentProductReport, stateOf } from './present.ts';
import { reportsById, reportsInShop } from './report-store.ts';
import { readStatement } from './statement.ts';

/** Returns a typed code as it is stored, or the error that says what is wrong with it. */
export function requireCode(typed: string): string | AppError {
  const read = readCode(typed);
  if (read.state === 'complete') return read.code;
  return appError(read.state === 'length' ? 'code_length' : 'code_mistyped');
}

/** Creates read access to certificates: public for whoever has a code, and a buyer's own. */
export function createCertificateReading(
  { db, log }: { db: Database; log: Platform['log'] },
  { keys }: { keys: CertificateKeys },
) {
  /**
   * Returns the piece of a typed code. Refuses a code that nobody was given, and one whose statement the shop's key has
   * not signed or that speaks of another piece.
   */
  async function checkedPiece(typed: string): Promise<PieceRow | AppError> {
    const code = requireCode(typed);
    if (code instanceof AppError) return code;
    const row = await findPiece(db, code);
    if (!row) return appError('code_unknown');
    const signed = await keys.isSigned(row);
    if (signed && readStatement(row.statement).code === formatCode(code)) return row;
    log.error(
      { certificate: row.id, key: row.key_id },
      'certificate does not match its signature: its page refuses it; compare the row with a back-up',
    );
    return appError('certificate_altered');
  }

  return {
    /** Returns what the shop has signed about a piece, and what is known of it today. */
    async verify(typed: string): Promise<VerifiedPiece | AppError> {
      const row = await checkedPiece(typed);
      if (row instanceof AppError) return row;
      const reports = await reportsById(db, row.report_id ? [row.report_id] : []);
      return presentPiece(row, reports.get(row.report_id ?? ''));
    },

    /** Returns the signed text of a piece, its signature, and the code for file names. */
    async proof(typed: string): Promise<{ code: string; statement: string; signature: Buffer } | AppError> {
      const row = await checkedPiece(typed);
      if (row instanceof AppError) return row;
      return { code: formatCode(row.code), statement: row.statement, signature: row.signature };
    },

    /** Returns the public keys as a JSON Web Key Set. */
    async keySet() {
      const all = await keys.list();
      return {
        keys: all.map(({ id, pem }) => {
          const { x = '' } = createPublicKey(pem).export({ format: 'jwk' });
          return { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: id, x } as const;
        }),
      };
    },

    /** Returns a public key in PEM. */
    async keyPem(id: string): Promise<string | AppError> {
      const key = (await keys.list()).find((one) => one.id === id);
      return key?.pem ?? appError('certificate_key_unknown');
    },

    /** Lists the reports in force for a product and its variants. */
    async productReports(productId: string): Promise<ProductReport[]> {
      return (await reportsInShop(db, productId)).map(presentProductReport);
    },

    /** Lists the pieces of an order that its buyer has, without those that were refunded or came back. Anybody else finds no order. */
    async ownPieces(orderId: string, userId: string): Promise<OwnPiece[] | AppError> {
      if ((await buyerOf(db, orderId)) !== userId) return appError('order_not_found');
      const pieces = (await piecesOf(db, orderId)).filter(
        (row) => !['cancelled', 'returned'].includes(stateOf(row)),
      );
      return pieces.map(presentOwnPiece);
    },
  };
}
