/** The worker thread that renders documents, one request at a time, in order of arrival. */
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { PdfRequest } from '#contract/base/pdf/documents.ts';
import { FONT_FOLDER } from './fonts/faces.ts';
import { openFonts } from './fonts/register.ts';
import { renderPdf } from './render.tsx';

const port = parentPort;
if (!port) throw new Error('pdf/worker.ts must run in a worker thread');

// The library's warnings (a dropped text, a block too tall for a page) are returned with the document. They quote its
// text, so they must not be logged.
let remarks: string[] = [];
console.warn = (...args: unknown[]) => void remarks.push(args.join(' '));

const fonts = openFonts(join(import.meta.dirname, FONT_FOLDER));

port.on('message', async ({ id, request }: { id: number; request: PdfRequest }) => {
  try {
    await fonts;
    remarks = [];
    const pdf = new Uint8Array(await renderPdf(request));
    port.postMessage({ id, pdf, remarks }, [pdf.buffer]);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ id, error: message });
  }
});
