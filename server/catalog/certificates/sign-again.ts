import type { Tx } from '../../platform/database/database.ts';
import type { CertificateKeys } from './keys.ts';
import { findPiece, insertStatements, lockLine } from './piece-store.ts';
import { type ReportRow, statedReport } from './report-store.ts';
import { readStatement, type Statement, statementWith } from './statement.ts';

/** Signs a new statement about a piece, with the report of the piece itself. */
export type SignAgain = (tx: Tx, code: string, report: ReportRow) => Promise<void>;

/** Creates the signer of further statements. All that the report does not prove stays as it was signed at the sale. */
export const createSignAgain =
  ({ now }: { now: () => Date }, { keys }: { keys: CertificateKeys }): SignAgain =>
  async (tx, code, report) => {
    await lockLine(tx, code);
    const piece = await findPiece(tx, code);
    if (!piece) throw new Error('a report of a piece that does not exist');
    // A row that was tampered with is not signed anew.
    if (!(await keys.isSigned(piece, tx)))
      throw new Error('the stored statement of a piece does not match its signature');
    const { keyId, sign } = await keys.signer(tx);
    const at = now();
    const revision = piece.revision + 1;
    const before: Statement = readStatement(piece.statement);
    const statement = statementWith(before, { revision, report: statedReport(report), at, keyId });
    await insertStatements(tx, [
      {
        certificate_id: piece.id,
        revision,
        report_id: report.id,
        statement,
        signature: sign(statement),
        key_id: keyId,
        signed_at: at,
      },
    ]);
  };
