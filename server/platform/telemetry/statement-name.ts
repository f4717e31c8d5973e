import type { Span } from '@opentelemetry/api';
import { beginSpan } from './spans.ts';

const maxNames = 2000;
const names = new Map<string, string>();

const verb = /^\s*(?:\(\s*)*(select|insert|update|delete|with|begin|commit|rollback|set|lock|notify)\b/i;
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?[a-z_]+"?\.)?"?([a-z_][a-z0-9_]*)"?/gi;

// What a statement with common table expressions writes; a lock (`for update`) writes nothing.
const write =
  /(?<!\bfor |\bkey )\b(insert into|update|delete from)\s+(?:only\s+)?(?:"?[a-z_]+"?\.)?"?([a-z_][a-z0-9_]*)"?/i;

function nameOf(text: string): string {
  const [, writes = '', written = ''] = write.exec(text) ?? [];
  if (written) return `${writes.split(' ')[0]} ${written}`.toLowerCase();
  const word = verb.exec(text)?.[1]?.toLowerCase() ?? 'call';
  // A name of `with` (common table expression) is no table, but it says as much.
  const tables = new Set(Array.from(text.matchAll(table), ([, one = '']) => one.toLowerCase()));
  for (const no of ['select', 'unnest', 'lateral', 'set', 'jsonb_to_recordset']) tables.delete(no);
  const [first = ''] = tables;
  return first ? `${word} ${first}` : word;
}

/**
 * Returns the name of a statement: its verb and its first table, "select orders". One that writes is named after that. A span gets this and never the text,
 * because a text that was put together by hand could hold a value.
 */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = nameOf(text);
  // Texts with lists of varying length would fill it otherwise.
  if (names.size < maxNames) names.set(text, name);
  return name;
}

/** Begins the span of a statement. Returns null where nothing is recorded. */
export function beginQuery(text: string): Span | null {
  const name = statementName(text);
  return beginSpan(name, 'query', {
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': name.split(' ')[0] ?? '' },
  });
}
