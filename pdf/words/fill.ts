/** Replaces each {key} in `text`. A key without a value stays, so that a test can find it. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
