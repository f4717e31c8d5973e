import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { fill, formatNumber, formatRupees } from '#web/texts/format.ts';

type Words = Messages['dashboard']['chart'];

const parts = (rupees: number) =>
  rupees >= 1e7
    ? (['crore', 1e7] as const)
    : rupees >= 1e5
      ? (['lakh', 1e5] as const)
      : rupees >= 1e3
        ? (['thousand', 1e3] as const)
        : null;

/** Formats rupees for the axis, short and without the sign: 50k, 1.5 lakh. */
export function axisAmount(rupees: number, t: Words, lang: Lang): string {
  const found = parts(rupees);
  if (!found) return formatNumber(rupees, lang);
  const [word, unit] = found;
  return fill(t[word], { n: formatNumber(Math.round((rupees / unit) * 100) / 100, lang) });
}

/** Formats rupees for a large figure: ₹47,210 below a lakh, ₹12.15 lakh from there. */
export function bigAmount(rupees: number, t: Words, lang: Lang): string {
  const found = rupees >= 1e5 ? parts(rupees) : null;
  if (!found) return formatRupees(Math.round(rupees), lang);
  const [word, unit] = found;
  return `₹${fill(t[word], { n: formatNumber(Math.round((rupees / unit) * 100) / 100, lang) })}`;
}
