import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/launcher/environment.ts';
import { astrology } from './astrology.ts';
import type { Entry, Section } from './entry.ts';
import { type House, proofsOf, readSaid } from './prove.ts';
import { shop } from './shop.ts';
import { readTests } from './tests.ts';

/** The path of the document. */
export const documentFile = join(projectFolder, 'docs', 'spec-coverage.md');

const parts: readonly [string, readonly Section[]][] = [
  ['Shop and accounts', shop],
  ['Astrology and wallet', astrology],
];

const head = `# What the specifications ask for, and the test that proves it

Written by \`node docs/specification/write.ts\`; \`docs/specification/coverage.test.ts\` fails when it is not current: when an
entry has no proof any more, or has one that is not named here. A page counts when it is in the route table and a test goes there, a
call when it is in the contract and a test makes it, a message when the shop says exactly these words and a test hears them.
Signs before messages (❌ ✅ 📩) are drawn as icons.
`;

/** An entry as the document names it. */
function labelOf(entry: Entry): string {
  if (entry.kind === 'page') return `\`${entry.path}\``;
  if (entry.kind === 'call') return `\`${entry.call}\``;
  return entry.kind === 'words' ? `“${entry.words}”` : entry.rule;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The proofs that a document names, by heading and entry. */
function readProofs(document: string): Map<string, string> {
  const proofs = new Map<string, string>();
  let heading = '';
  for (const line of document.split('\n')) {
    if (line.startsWith('#')) heading = line;
    const [, label = '', proof = ''] = /^\| (.*) \| (.*) \|$/.exec(line) ?? [];
    if (label) proofs.set(`${heading} ${label}`, proof);
  }
  return proofs;
}

function write(house: House, before: Map<string, string>): string {
  let missing = 0;
  const lines = [head];
  for (const [name, sections] of parts) {
    for (const { title, entries } of sections) {
      const heading = `## ${name}: ${title}`;
      lines.push(heading, '', '| asked for | proven by |', '| --- | --- |');
      for (const entry of entries) {
        const label = cell(labelOf(entry));
        const proofs = proofsOf(entry, house).map(cell);
        // What is named stays named while it holds, so that a new test elsewhere does not change the document.
        const kept = before.get(`${heading} ${label}`) ?? '';
        const proof = proofs.includes(kept) ? kept : proofs[0];
        if (proof === undefined) missing += 1;
        lines.push(`| ${label} | ${proof ?? '**missing**'} |`);
      }
      lines.push('');
    }
  }
  lines.push(`missing: ${missing}`, '');
  return lines.join('\n');
}

/** Reads the committed document, and returns it with the document that the sources give. */
export async function readCoverage(): Promise<{ committed: string; current: string }> {
  const committed = await readFile(documentFile, 'utf8').catch(() => '');
  const house = { tests: await readTests(), said: await readSaid() };
  return { committed, current: write(house, readProofs(committed)) };
}
