import { basename } from 'node:path';
import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

/** Returns a title as a part of a file name: "The shop's PDFs" is "the-shops-pdfs". */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[`'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Lists what is wrong with the name and the head of a record, and with its row of the index. */
export function strayDecision({ path, text }: Source, index: string): string[] {
  const [, number, title] = /^# (\d+)\. (.+)\n/.exec(text) ?? [];
  if (!number || !title) return [`${path}: begins with no number and title`];
  const name = `${number.padStart(4, '0')}-${slugOf(title)}.md`;
  const findings = [];
  if (basename(path) !== name) findings.push(`${path}: its title asks for ${name}`);
  if (!/^- Date: .+\n- Status: /m.test(text)) findings.push(`${path}: has no date and status`);
  if (!index.includes(`\n| ${number} | [${title}](${basename(path)}) |`))
    findings.push(`${path}: has no row with its title in docs/decisions/README.md`);
  return findings;
}

/** Checks that the file of a decision has its title as its name, and a row in the index. */
export const decisions: Check = {
  name: 'decisions',
  fix: 'Name the file after its title, and mend its row in docs/decisions/README.md.',
  run: async () => {
    const [index] = await readSources(/^docs\/decisions\/README\.md$/);
    const records = await readSources(/^docs\/decisions\/(?!0000-)\d{4}-.*\.md$/);
    return records.flatMap((record) => strayDecision(record, index?.text ?? ''));
  },
};
