import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { PdfRequest } from '#contract/pdf/documents.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import type { Platform } from '../platform/platform.ts';
import { createPdfFiles } from './files.ts';
import { createPdfPool, type Rendering } from './pool.ts';

/** Documents for print: made once, kept for a while, handed out again. */
export type PdfService = ReturnType<typeof createPdfs>;

/** How far a document is; `ahead` documents are taken up before it. */
export type PdfState = { state: 'ready' | 'making'; ahead: number };

/** A document under way, or one that failed and was not asked for since. */
type Making = Rendering & { error: Error | null };

/** What `node pdf/build.ts` builds: Node cannot run the documents' sources itself. */
const builtProgram = join(import.meta.dirname, '..', '..', 'pdf', 'built', 'worker.js');

/** So many documents of one person wait at most: about ten seconds of work. */
const mostOwn = 12;
/** Beyond so many waiting documents only somebody who has none waiting is let in: about two minutes of work. */
const mostWaiting = 120;
/** Beyond so many nobody is. */
const mostOfAll = 600;
/** A document that nobody asked for in so many days is removed; asked for again it is made again. */
const keptDays = 7;
const hourMs = 3_600_000;

/** Makes the service. `threads`: how many documents are set at the same time. */
export function createPdfs(
  { config, now, log }: Pick<Platform, 'config' | 'now' | 'log'>,
  {
    threads = availableParallelism() > 2 ? 2 : 1,
    program = builtProgram,
  }: { threads?: number; program?: string } = {},
) {
  const pool = createPdfPool({
    program,
    threads,
    // Their words quote the document, so only that there are some is noted.
    onRemarks: ({ length }, { kind }) =>
      log.warn({ pdf: kind, remarks: length }, 'document not set as meant'),
  });
  const files = createPdfFiles(join(config.storageDir, 'papers'), now);
  const underWay = new Map<string, Making>();
  let version: Promise<string> | null = null;
  let nextForget = 0;

  /** What decides how a document looks: the built program. */
  function built(): Promise<string> {
    version ??= readFile(program).then(
      (bytes) => createHash('sha256').update(bytes).digest('hex'),
      (cause) => {
        version = null;
        throw new Error('The documents are not built: npm run build', { cause });
      },
    );
    return version;
  }

  /** The content decides: another word in the data, or another make-up of the document, is another key. */
  const keyOf = async (request: PdfRequest): Promise<string> =>
    createHash('sha256')
      .update(await built())
      .update(JSON.stringify(request))
      .digest('hex');

  /** Refuses who already has too much waiting; a full queue refuses those who fill it before anybody else. */
  function refused(person: string): AppError | null {
    const own = pool.waiting(person);
    const all = pool.waiting();
    if (own >= mostOwn || (own > 0 && all >= mostWaiting))
      return appError('papers_yours_waiting', { n: own });
    return all >= mostOfAll ? appError('papers_busy') : null;
  }

  /** Has a document made, once however many ask for it. */
  function make(key: string, request: PdfRequest, person: string): Making | AppError {
    const known = underWay.get(key);
    if (known) return known;
    const no = refused(person);
    if (no) return no;
    const { done, ahead } = pool.render(request, person);
    const making: Making = { ahead, error: null, done: done.then((pdf) => keep(key, pdf)) };
    making.done.catch((error: Error) => {
      making.error = error;
      log.error({ err: error, pdf: request.kind }, 'document failed');
    });
    underWay.set(key, making);
    return making;
  }

  async function keep(key: string, pdf: Buffer): Promise<Buffer> {
    await files.put(key, pdf);
    underWay.delete(key);
    return pdf;
  }

  /** What failed is told to who asks next, and may then be tried again. */
  function tell(key: string, error: Error): never {
    underWay.delete(key);
    throw error;
  }

  return {
    /** The document as a PDF for a person (their id); waits until it is made. Throws when it cannot be. */
    async file(request: PdfRequest, person: string): Promise<Buffer | AppError> {
      const key = await keyOf(request);
      const kept = underWay.has(key) ? null : await files.get(key);
      if (kept) return kept;
      const making = make(key, request, person);
      return making instanceof AppError ? making : making.done.catch((error: Error) => tell(key, error));
    },

    /** Has the document made and tells how far it is, without waiting. Throws when it could not be made. */
    async prepare(request: PdfRequest, person: string): Promise<PdfState | AppError> {
      const key = await keyOf(request);
      if (!underWay.has(key) && (await files.get(key))) return { state: 'ready', ahead: 0 };
      const making = make(key, request, person);
      if (making instanceof AppError) return making;
      return making.error ? tell(key, making.error) : { state: 'making', ahead: making.ahead() };
    },

    /** Removes, once an hour, what nobody asked for in a week; answers how many. */
    async sweep(): Promise<number> {
      if (now().getTime() < nextForget) return 0;
      nextForget = now().getTime() + hourMs;
      return files.forget(new Date(now().getTime() - keptDays * 24 * hourMs));
    },

    /** Ends the threads. */
    close: () => pool.close(),
  };
}
