/** Returns what several modules give under names. Throws when two give the same name: one of them would be lost. */
export function joined<T extends object>(...parts: readonly T[]): T {
  const names = parts.flatMap((part) => Object.keys(part));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`Two modules give "${twice}"; rename one`);
  return Object.assign({}, ...parts);
}
