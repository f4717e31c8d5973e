/** The thread in which documents are set: one request at a time, in the order they come. */
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { PdfRequest } from '#contract/pdf/documents.ts';
import { FONT_FOLDER } from './fonts/faces.ts';
import { openFonts } from './fonts/register.ts';
import { renderPdf } from './render.tsx';

const port = parentPort;
if (!port) throw new Error('This is the program of a worker thread');

// What the library remarks (a text it dropped, a part too high for a page) goes with the document: it quotes the text, so
// it has no place in a log.
let remarks: string[] = [];
console.warn = (...said: unknown[]) => void remarks.push(said.join(' '));

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
