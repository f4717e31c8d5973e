import { createHash } from 'node:crypto';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import { reencode } from '../../storage/images.ts';
import { isPdf, isPlainPdf } from '../../storage/pdf-files.ts';
import type { Storage } from '../../storage/storage.ts';

/** A stored report: its name in the storage, and the SHA-256 of its bytes in hex. */
export type ReportFile = { file: string; hash: string };

// Enough to read the small print of a report that fills the picture.
const longestSide = 2400;

/**
 * Stores the file of a report: a picture re-encoded without its metadata, a PDF as it is. The kind is told by the first
 * bytes, never by name or media type.
 */
export async function storeReportFile(
  storage: Storage,
  files: readonly Upload[],
  by: string,
): Promise<ReportFile | AppError> {
  const file = files.find(({ bytes }) => bytes.length > 0);
  if (!file) return appError('report_file_missing');
  if (file.cutOff) return appError('report_file_large', { file: file.name });
  const pdf = isPdf(file.bytes);
  if (pdf && !isPlainPdf(file.bytes)) return appError('report_file_active');
  const bytes = pdf ? file.bytes : await reencode(file.bytes, longestSide, { person: by });
  if (bytes instanceof AppError) return bytes.code === 'image_kind' ? appError('report_file_type') : bytes;
  const name = storage.createName(pdf ? 'pdf' : 'webp');
  await storage.save(name, bytes);
  return { file: name, hash: createHash('sha256').update(bytes).digest('hex') };
}
