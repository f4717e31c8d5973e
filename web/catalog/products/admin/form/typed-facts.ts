import { type FactProblem, problemBounds } from '#contract/catalog/products/facts/check.ts';
import type { FactWords } from '#contract/catalog/products/facts/choices.ts';
import { type FactName, factNames, fieldOf } from '#contract/catalog/products/facts/fields.ts';
import { kinds } from '#contract/catalog/products/facts/kind.table.ts';
import { factsOfKind, type KindName, kindOf, mainName } from '#contract/catalog/products/facts/kinds.ts';
import type { Facts } from '#contract/catalog/products/facts/schema.ts';
import { readFact, type TypedFact, typedFact } from '#contract/catalog/products/facts/typed.ts';
import type { FactValue, FactValues } from '#contract/catalog/products/facts/types.ts';
import { fill } from '#web/texts/format.ts';

/** The facts as typed. `kind` is '' while it follows the category. */
export type TypedFacts = { kind: KindName | ''; typed: Partial<Record<FactName, TypedFact>> };

/** Returns the facts of a product as they are typed. */
export function typedFactsOf({ kind, own, values }: Facts): TypedFacts {
  const known = factNames.filter((name) => values[name] !== undefined);
  const typed = known.map((name) => [name, typedFact((values as FactValues)[name])] as const);
  return { kind: own ? kind : '', typed: Object.fromEntries(typed) };
}

/** Returns the names of the facts that the form asks for. Variants have a weight of their own. */
export function askedFacts(
  facts: TypedFacts,
  { category, hasVariants }: { category: string; hasVariants: boolean },
): { main: FactName[]; more: FactName[] } {
  const kind = kindOf(category, facts.kind || null);
  const weight = kind === 'gem' ? 'carat' : 'gram';
  const asked = (name: FactName) => !(hasVariants && name === weight);
  return {
    main: kinds[kind].main.map(mainName).filter(asked),
    more: factsOfKind(kind).slice(kinds[kind].main.length).filter(asked),
  };
}

type Asked = Parameters<typeof askedFacts>[1];

/** Reads what was typed: the values by name, and the problems by name. */
function readAll(facts: TypedFacts, asked: Asked, words: FactWords) {
  const values: Record<string, FactValue> = {};
  const problems: { name: FactName; problem: FactProblem }[] = [];
  const { main, more } = askedFacts(facts, asked);
  for (const name of [...main, ...more]) {
    const read = readFact(fieldOf(name), facts.typed[name] ?? { en: '' }, [words]);
    if ('problem' in read) problems.push({ name, problem: read.problem });
    else if (read.value !== undefined) values[name] = read.value;
  }
  return { values, problems };
}

/** Returns the facts of the request. Those of another kind and invalid ones are left out. */
export const sentFacts = (facts: TypedFacts, asked: Asked, words: FactWords) => ({
  kind: facts.kind || null,
  values: readAll(facts, asked, words).values,
});

/** Returns the errors of the facts by form field, `fact-carat`. */
export function factProblems(facts: TypedFacts, asked: Asked, words: FactWords): Record<string, string> {
  const problems = readAll(facts, asked, words).problems.map(({ name, problem }) => {
    const reason = fill(words.problems[problem], problemBounds(fieldOf(name)));
    return [`fact-${name}`, fill(words.problem, { label: words.fields[name], reason })] as const;
  });
  return Object.fromEntries(problems);
}

/** Formats the facts in one line, for the comparison of two edits. */
export const factsInWords = ({ typed }: TypedFacts, { fields }: FactWords): string =>
  Object.entries(typed)
    .filter(([, { en }]) => en)
    .map(([name, { en }]) => `${fields[name as FactName]}: ${en}`)
    .join(' · ');
