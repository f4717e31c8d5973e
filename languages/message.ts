import type { Lang } from './list.ts';
import { localeOf } from './locale.ts';

/** The value of a parameter. */
export type Printed = string | number;

/** The values of a message, by name. A number that is shown grouped is a plural's `#`, or formatted before. */
export type Values = Readonly<Record<string, Printed>>;

declare const parameters: unique symbol;

/** A message with parameters. At run time it is its text. */
export type Message<Parameters> = string & { readonly [parameters]: Parameters };

/** The values that a message needs; any for a text whose parameters are not known. */
export type ValuesOf<Text extends string> =
  Text extends Message<infer Parameters> ? Parameters & Values : Values;

/** The language, which a message with a plural needs. */
type LangFor<Text extends string> =
  Text extends Message<infer Parameters>
    ? [
        { [Name in keyof Parameters]: string extends Parameters[Name] ? never : Name }[keyof Parameters],
      ] extends [never]
      ? [lang?: Lang]
      : [lang: Lang]
    : [lang?: Lang];

// Creating these takes longer than rendering a page of messages.
const made = new Map<Lang, [plurals: Intl.PluralRules, numbers: Intl.NumberFormat]>();
function figuresOf(lang: Lang) {
  const locale = localeOf(lang);
  const figures = made.get(lang) ?? [new Intl.PluralRules(locale), new Intl.NumberFormat(locale)];
  made.set(lang, figures);
  return figures;
}

/** Formats a number with Indian grouping: 1,00,000. */
export const formatNumber = (n: number, lang: Lang): string => figuresOf(lang)[1].format(n);

/** A plural or a select. Its branches hold text and plain parameters, and no further branches. */
const choice = /\{(\w+),\s*(plural|select),((?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*)\}/g;
const branch = /([=\w]+)\s*\{((?:[^{}]|\{\w+\})*)\}/g;

function choose(name: string, kind: string, branches: string, values: Values, lang: Lang): string {
  const texts = new Map(Array.from(branches.matchAll(branch), ([, key, text]) => [key, text]));
  const value = values[name] ?? '';
  const isPlural = kind === 'plural';
  const form = isPlural ? figuresOf(lang)[0].select(+value) : String(value);
  const text = texts.get(`=${value}`) ?? texts.get(form) ?? texts.get('other') ?? '';
  return isPlural ? text.replaceAll('#', formatNumber(+value, lang)) : text;
}

/**
 * Fills a message: ICU MessageFormat 1 with `{name}`, `plural` (with `=0` and `#`) and `select`, without branches in
 * branches, quotes, tags, offsets and number or date formats
 * (docs/decisions/0215-keep-words-as-icu-messages-by-language.md). A parameter without a value becomes empty. Figures are
 * grouped as in India.
 */
export function fillText<Text extends string>(
  text: Text,
  values: ValuesOf<Text>,
  ...lang: LangFor<Text>
): string;
export function fillText(text: string, values: Values, lang: Lang = 'en'): string {
  return text
    .replace(choice, (_, name, kind, branches) => choose(name, kind, branches, values, lang))
    .replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}
