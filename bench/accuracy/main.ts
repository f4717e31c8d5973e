/**
 * Measures the engine's errors. `node bench/accuracy/main.ts` prints the tables, `--write` puts them between the two
 * marks of docs/accuracy.md. Exits with 1 when a promise is not met.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { POSITION_PROMISE, positionErrors, TIME_PROMISE, timeErrors } from './against-reference.ts';
import { engineDifferences, sunriseDifferences } from './against-second-engine.ts';
import { interpolationErrors, truncationErrors } from './against-theory.ts';
import { errorTable } from './statistics.ts';

const DOCUMENT = new URL('../../docs/accuracy.md', import.meta.url);
const BEGIN = '<!-- measured: begin -->';
const END = '<!-- measured: end -->';

const sections: [string, string][] = [
  ['Longitudes against the reference, arcseconds', errorTable(positionErrors(), '"', POSITION_PROMISE)],
  [
    'Times against the reference, seconds, both sides rounded to the second',
    errorTable(timeErrors(), 's', TIME_PROMISE),
  ],
  ['Cost of the shortened tables, arcseconds, 1600 to 2400', errorTable(truncationErrors(2000), '"')],
  ['Cost of interpolation in searches, arcseconds, 1600 to 2400', errorTable(interpolationErrors(2000), '"')],
  [
    'Difference from astronomy-engine with the same delta T, arcseconds, 1900 to 2100',
    errorTable(engineDifferences(500), '"'),
  ],
  ['Difference from astronomy-engine, seconds', errorTable(sunriseDifferences(60), 's')],
];
const text = sections.map(([title, table]) => `### ${title}\n\n${table}`).join('\n\n');

if (process.argv.includes('--write')) {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before] = document.split(BEGIN);
  const [, after] = document.split(END);
  if (before === undefined || after === undefined)
    throw new Error('docs/accuracy.md has no marks for the tables.');
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
} else {
  console.log(text);
}
if (text.includes('MISSED')) process.exitCode = 1;
