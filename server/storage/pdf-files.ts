/** Returns whether bytes begin as a PDF does. The name and the media type of an upload are ignored. */
export const isPdf = (bytes: Buffer): boolean => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 9));

/** Scripts, programs, files and forms inside a PDF: nothing that a document to read needs. */
const activeParts = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)\b/;

/**
 * Returns whether a PDF is complete and has no visible active part. What compressed streams hide is not found: browsers
 * open the file as a download, in the sandbox of their viewer.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return text.slice(-1024).includes('%%EOF') && !activeParts.test(text);
}
