/** A sentence or paragraph; `{ cod: '...' }` stands only while `cod` holds. */
export type Line = string | Readonly<Record<string, string | undefined>>;

/** A section of a policy: paragraphs, points, paragraphs after them. */
export type Section = {
  title: string;
  text?: readonly Line[];
  points?: readonly Line[];
  after?: readonly Line[];
};

/** The texts of a policy page; sections by their names in the address (`#returns`). */
export type Policy = {
  title: string;
  description: string;
  lead: string;
  summary: readonly { figure: string; label: string }[];
  sections: Readonly<Record<string, Section>>;
};

/** The lines that hold, as plain strings. */
export const standing = (lines: readonly Line[] = [], holds: ReadonlySet<string>): string[] =>
  lines.flatMap((line) =>
    typeof line === 'string'
      ? [line]
      : Object.entries(line).flatMap(([name, text]) => (text && holds.has(name) ? [text] : [])),
  );
