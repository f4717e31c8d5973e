import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { PdfRequest } from '#contract/base/pdf/documents.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { onLeave } from '../../platform/limits/shared-work.ts';
import type { Platform } from '../../platform/platform.ts';
import { createRenderedFiles, type RenderedFiles } from '../../storage/rendered-files.ts';
import type { ShopMarks } from '../branding/service.ts';
import { sharePdfFiles } from './files.ts';
import { createPdfPool, Dropped, type PoolOptions, type Rendering } from './pool.ts';

/** Renders PDFs, and caches them by content hash. */
export type PdfService = ReturnType<typeof createPdfs>;

/** The progress of a PDF. `ahead` PDFs are rendered before it. */
export type PdfState = { state: 'ready' | 'making'; ahead: number };

/**
 * A render under way, or one that failed and was not requested again. `waiting`: requests that wait for it. `isKept`: it
 * was prepared on purpose, or for the shop itself, so it is rendered whoever waits.
 */
type Making = Rendering & { error: Error | null; waiting: number; isKept: boolean };

/** The output of `node pdf/build.ts`: Node cannot run the TSX sources of the documents. */
const builtProgram = join(import.meta.dirname, '..', '..', '..', 'pdf', 'built', 'worker.js');

/** Maximum waiting PDFs of one person: about ten seconds of work. */
const maxPerPerson = 12;
/** With this many waiting PDFs, only a person who has none waiting may add one: about two minutes of work. */
const busyFrom = 120;
/** Maximum waiting PDFs of all people. */
const maxWaiting = 600;
/** A PDF that was not requested for this many days is removed. The next request renders it again. */
const retentionDays = 7;
const dayMs = 86_400_000;

type PdfPool = ReturnType<typeof createPdfPool>;

/** Creates the content hash of PDFs. It changes with the data and with the program. */
function createKeys(program: string): (request: PdfRequest) => Promise<string> {
  let version: Promise<string> | null = null;

  /** Returns the hash of the built program, which decides how a PDF looks. */
  function programHash(): Promise<string> {
    version ??= readFile(program).then(
      (bytes) => createHash('sha256').update(bytes).digest('hex'),
      (cause) => {
        version = null;
        throw new Error('The PDF program is not built: run npm run build', { cause });
      },
    );
    return version;
  }

  return async (request: PdfRequest): Promise<string> =>
    createHash('sha256')
      .update(await programHash())
      .update(JSON.stringify(request))
      .digest('hex');
}

/** Returns an error when the person has too many PDFs waiting. A full queue refuses those who fill it first. */
function checkQueue(pool: PdfPool, person: string): AppError | null {
  const own = pool.waiting(person);
  const all = pool.waiting();
  if (own >= maxPerPerson || (own > 0 && all >= busyFrom))
    return appError('papers_yours_waiting', { n: own });
  return all >= maxWaiting ? appError('papers_busy') : null;
}

/** Creates the cache of PDFs: on this machine, and in the bucket if there is one. */
function openPdfFiles({
  config,
  now,
  log,
  files,
}: Pick<Platform, 'config' | 'now' | 'log' | 'files'>): RenderedFiles {
  const folder = join(config.storageDir, 'papers');
  if (files.kind === 'disk') return createRenderedFiles(folder, 'pdf', now, files.requireThere);
  const own = createRenderedFiles(folder, 'pdf', now);
  return sharePdfFiles(own, files, (error) =>
    log.warn({ err: error }, 'PDF not shared through the bucket: other machines render it again'),
  );
}

/** Logs the remarks of the library. They quote the document, so only their number is logged. */
const warnOf =
  (log: Platform['log']): NonNullable<PoolOptions['onRemarks']> =>
  ({ length }, { kind }) =>
    log.warn({ pdf: kind, remarks: length }, 'PDF rendered with layout warnings: check this kind of PDF');

/** Adds the shop's own mark to a request. */
const withMark = async (
  request: PdfRequest,
  marks: Pick<ShopMarks, 'head'> | undefined,
): Promise<PdfRequest> => ({ ...request, mark: (await marks?.head()) ?? null });

/** Creates the service. `threads`: the number of worker threads. */
export function createPdfs(
  { config, now, log, files: stored }: Pick<Platform, 'config' | 'now' | 'log' | 'files'>,
  {
    threads = availableParallelism() > 2 ? 2 : 1,
    program = builtProgram,
    marks,
  }: { threads?: number; program?: string; marks?: Pick<ShopMarks, 'head'> } = {},
) {
  const pool = createPdfPool({ program, threads, onRemarks: warnOf(log) });
  const files = openPdfFiles({ config, now, log, files: stored });
  const underWay = new Map<string, Making>();
  const keyOf = createKeys(program);

  /** Starts a render, or joins the one under way (single flight). */
  function make(key: string, request: PdfRequest, person: string): Making | AppError {
    const known = underWay.get(key);
    if (known) return known;
    const refusal = checkQueue(pool, person);
    if (refusal) return refusal;
    const rendering = pool.render(request, person);
    const making: Making = {
      ...rendering,
      done: rendering.done.then((pdf) => save(key, pdf)),
      error: null,
      waiting: 0,
      isKept: false,
    };
    making.done.catch((error: Error) => {
      if (error instanceof Dropped) return;
      making.error = error;
      log.error({ err: error, pdf: request.kind }, 'PDF rendering failed: the next request tries again');
    });
    underWay.set(key, making);
    return making;
  }

  /** Counts a request that waits. A render that waits in the queue is dropped when the last of them is gone. */
  function join(key: string, making: Making, signal: AbortSignal | undefined): void {
    if (!signal) {
      making.isKept = true;
      return;
    }
    making.waiting += 1;
    onLeave(making.done, signal, () => {
      making.waiting -= 1;
      if (making.waiting > 0 || making.isKept || !making.drop()) return;
      underWay.delete(key);
    });
  }

  async function save(key: string, pdf: Buffer): Promise<Buffer> {
    await files.put(key, pdf);
    underWay.delete(key);
    return pdf;
  }

  /** Throws the error of a failed render once. The next request renders again. */
  function throwOnce(key: string, error: Error): never {
    underWay.delete(key);
    throw error;
  }

  return {
    /**
     * Returns a PDF, after rendering it if needed. `person` is a user id. A render in the queue whose signals have all
     * aborted is dropped; without a signal it never is. Throws when rendering fails.
     */
    async file(asked: PdfRequest, person: string, signal?: AbortSignal): Promise<Buffer | AppError> {
      const request = await withMark(asked, marks);
      const key = await keyOf(request);
      const cached = underWay.has(key) ? null : await files.get(key);
      if (cached) return cached;
      const making = make(key, request, person);
      if (making instanceof AppError) return making;
      join(key, making, signal);
      return making.done.catch((error: Error) =>
        error instanceof Dropped ? appError('papers_busy') : throwOnce(key, error),
      );
    },

    /** Starts rendering a PDF and returns its progress without waiting. Throws when rendering has failed. */
    async prepare(asked: PdfRequest, person: string): Promise<PdfState | AppError> {
      const request = await withMark(asked, marks);
      const key = await keyOf(request);
      if (!underWay.has(key) && (await files.get(key))) return { state: 'ready', ahead: 0 };
      const making = make(key, request, person);
      if (making instanceof AppError) return making;
      making.isKept = true;
      return making.error ? throwOnce(key, making.error) : { state: 'making', ahead: making.ahead() };
    },

    /** Removes unused PDFs. Returns their number. */
    sweep: (): Promise<number> => files.forget(new Date(now().getTime() - retentionDays * dayMs)),

    /** Ends the threads. */
    close: () => pool.close(),
  };
}
