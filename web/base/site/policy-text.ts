/** A sentence or paragraph. `{ cod: '...' }` is shown only if `cod` applies. */
export type Line = string | Readonly<Record<string, string | undefined>>;

/** A section of a policy: paragraphs, points, and paragraphs after them. */
export type Section = {
  title: string;
  text?: readonly Line[];
  points?: readonly Line[];
  after?: readonly Line[];
};

/** The texts of a policy page; sections by their anchors (`#returns`). */
export type Policy = {
  title: string;
  description: string;
  lead: string;
  summary: readonly { figure: string; label: string }[];
  sections: Readonly<Record<string, Section>>;
};

/** Returns the lines that apply, as plain strings. */
export const applicableLines = (lines: readonly Line[] = [], holds: ReadonlySet<string>): string[] =>
  lines.flatMap((line) =>
    typeof line === 'string'
      ? [line]
      : Object.entries(line).flatMap(([name, text]) => (text && holds.has(name) ? [text] : [])),
  );
