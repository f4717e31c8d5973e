/**
 * Benchmark of PDF documents: `npm run bench pdf`. It measures the time of the first document (with a new thread and
 * its fonts) and of the others, their size, and the memory after 500. Every document is of another birth.
 */
import { join } from 'node:path';
import type { ReportKind } from '../../contract/astrology/reports/report.ts';
import type { PdfRequest } from '../../contract/base/pdf/documents.ts';
import { contentOf } from '../../server/astrology/reports/contents.ts';
import { createPdfPool } from '../../server/base/pdf/pool.ts';
import { randomBirths } from '../../server/testing/fixtures/births.ts';

const program = join(import.meta.dirname, '..', '..', 'pdf', 'built', 'worker.js');
const now = new Date('2026-11-22T06:30:00Z');
const births = randomBirths(500, 11);
const langs = ['en', 'hi'] as const;
const MANY = 500;

function requestOf(kind: ReportKind, i: number, lang: 'en' | 'hi'): PdfRequest {
  const [one, two] = [births[i % births.length], births[(i + 1) % births.length]];
  if (!one || !two) throw new Error('not enough births');
  const subjects = kind === 'matching' ? [one, two] : [one];
  return {
    ...contentOf({ kind, input: { ayanamsa: 1, yearLength: 1, subjects } }, lang, now),
    lang,
    brand: 'Navaratna',
  };
}

type Timed = { wall: number; cpu: number; bytes: number };

async function timed(pool: ReturnType<typeof createPdfPool>, request: PdfRequest): Promise<Timed> {
  const [begin, used] = [performance.now(), process.cpuUsage()];
  const { length } = await pool.render(request, 'somebody').done;
  const { user, system } = process.cpuUsage(used);
  return { wall: performance.now() - begin, cpu: (user + system) / 1000, bytes: length };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`;

async function cold(): Promise<void> {
  const runs: Timed[] = [];
  for (let i = 0; i < 5; i++) {
    const pool = createPdfPool({ program, threads: 1 });
    runs.push(await timed(pool, requestOf('kundli', i, langs[i % 2] ?? 'en')));
    await pool.close();
  }
  const [wall, cpu] = [median(runs.map((run) => run.wall)), median(runs.map((run) => run.cpu))];
  console.log(`kundli, cold       ${seconds(wall)} (CPU ${seconds(cpu)}); promised 2.00 s`);
}

async function warm(): Promise<void> {
  const pool = createPdfPool({ program, threads: 1 });
  for (const lang of langs)
    for (const kind of ['kundli', 'matching', 'panchang'] as const) {
      const runs: Timed[] = [];
      for (let i = 0; i < 12; i++) runs.push(await timed(pool, requestOf(kind, i + 20, lang)));
      const settled = runs.slice(2);
      const of = (key: keyof Timed) => median(settled.map((run) => run[key]));
      const promise = kind === 'kundli' ? '; promised 0.70 s' : '';
      const size = `${Math.round(of('bytes') / 1024)} kB`;
      console.log(
        `${kind}, ${lang}, warm`.padEnd(19) +
          `${seconds(of('wall'))} (CPU ${seconds(of('cpu'))}), ${size}${promise}`,
      );
    }
  await pool.close();
}

/** Measures the memory of the whole process after every hundred documents. The first hundred fill bounded caches. */
async function memory(): Promise<void> {
  const pool = createPdfPool({ program, threads: 1 });
  const begin = performance.now();
  for (let i = 0; i < MANY; i++) {
    await pool.render(requestOf('kundli', i, langs[i % 2] ?? 'en'), 'somebody').done;
    if ((i + 1) % (MANY / 5) === 0)
      console.log(`after ${String(i + 1).padStart(4)} kundlis ${megabytes(process.memoryUsage.rss())}`);
  }
  console.log(`${MANY} kundlis in ${seconds(performance.now() - begin)}, one thread`);
  await pool.close();
}

await cold();
await warm();
await memory();
