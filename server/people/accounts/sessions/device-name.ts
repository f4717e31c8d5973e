import type { Lang } from '#languages/list.ts';

// The order matters: most browsers also name the ones they descend from.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPX\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const find = (table: [RegExp, string][], text: string) => table.find(([sign]) => sign.test(text))?.[1];

/** Returns the name of a device from its user agent: "Chrome on Android", or "Unknown device". */
export function deviceName(userAgent: string | null, lang: Lang): string {
  const browser = find(browsers, userAgent ?? '');
  const system = find(systems, userAgent ?? '');
  if (browser && system) return lang === 'hi' ? `${system} पर ${browser}` : `${browser} on ${system}`;
  return browser ?? system ?? (lang === 'hi' ? 'अनजान डिवाइस' : 'Unknown device');
}
