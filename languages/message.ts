/**
 * Fills the `{name}` placeholders of a text. A placeholder without a value becomes empty. This is a file of its own
 * because browsers need it, but not the error catalog.
 */
export const fillText = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
