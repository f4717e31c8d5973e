/**
 * Measures the engine's errors. `node lab/bench/accuracy/main.ts` prints the tables, `--write` puts them between the two
 * marks of docs/accuracy.md, and those with promises into the README of the package. Exits with 1 when a promise is not
 * met.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { POSITION_PROMISE, positionErrors, TIME_PROMISE, timeErrors } from './against-reference.ts';
import { engineDifferences, sunriseDifferences } from './against-second-engine.ts';
import { interpolationErrors, truncationErrors } from './against-theory.ts';
import { errorTable } from './statistics.ts';

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
const toText = (some: typeof sections) =>
  some.map(([title, table]) => `### ${title}\n\n${table}`).join('\n\n');
const text = toText(sections);

function writeBetweenMarks(file: string, tables: string): void {
  const document = new URL(file, import.meta.url);
  const whole = readFileSync(document, 'utf8');
  const [before] = whole.split(BEGIN);
  const [, after] = whole.split(END);
  if (before === undefined || after === undefined) throw new Error(`${file} has no marks for the tables.`);
  writeFileSync(document, `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`);
}

if (process.argv.includes('--write')) {
  writeBetweenMarks('../../../docs/accuracy.md', text);
  writeBetweenMarks(
    '../../../jyotish/README.md',
    toText(sections.filter(([, table]) => table.includes(' kept '))),
  );
} else {
  console.log(text);
}
if (text.includes('MISSED')) process.exitCode = 1;
