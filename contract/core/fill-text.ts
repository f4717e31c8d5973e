/** Fills `{name}` places in a text; a place without a value is left out. In a file of its own: browsers fill texts, but have no use for the faults. */
export const fillText = (text: string, values: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
