import type { Pen } from './pen.ts';
import { INK } from './theme.ts';

/**
 * The widths in modules of bars and spaces of each symbol value, bar first (ISO/IEC 15417, table 1). Values 103 to 105
 * begin a code in set A, B or C; the last is the stop pattern with its final bar.
 */
const widths = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');

const startB = 104;
const startC = 105;
const toB = 100;
const toC = 99;
const stop = 106;

/** Returns how many digits there are in a row from `at`. */
const digitsFrom = (text: string, at: number): number => /^\d*/.exec(text.slice(at))?.[0].length ?? 0;

/**
 * Returns the symbol values of a text without check and stop symbol. Set C writes two digits a symbol, so a run of four
 * digits at an end, or six within, is worth the change (ISO/IEC 15417, annex E). Printable ASCII only: throws otherwise.
 */
function valuesOf(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new RangeError('Code 128 takes printable ASCII only');
  const isWorth = (at: number) => {
    const digits = digitsFrom(text, at);
    return digits >= 6 || (digits >= 4 && (at === 0 || at + digits === text.length));
  };
  const values: number[] = [];
  let inC = isWorth(0);
  values.push(inC ? startC : startB);
  for (let at = 0; at < text.length; ) {
    // An odd digit is written in set B, before the pairs.
    if (!inC && isWorth(at) && digitsFrom(text, at) % 2 === 0) {
      values.push(toC);
      inC = true;
    }
    if (inC && digitsFrom(text, at) >= 2) {
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
      continue;
    }
    if (inC) {
      values.push(toB);
      inC = false;
    }
    values.push(text.charCodeAt(at) - 32);
    at += 1;
  }
  return values;
}

/** Returns the widths of the bars and spaces of a text in Code 128, in modules, bar first, without quiet zones. */
export function code128(text: string): number[] {
  const values = valuesOf(text);
  const check = values.reduce((sum, value, i) => sum + value * Math.max(i, 1), 0) % 103;
  return [...values, check, stop].flatMap((value) => [...(widths[value] ?? '')].map(Number));
}

/** The quiet zone on either side, in modules. */
const quiet = 10;

/**
 * Draws a text as a Code 128 barcode, with the quiet zones that scanners need. All in points; `width` includes the quiet
 * zones. A module should be at least 0.7 points (0.25 mm), which thermal printers of 203 dpi still print clean.
 */
export function drawCode128(
  pen: Pen,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const bars = code128(text);
  const modules = bars.reduce((sum, one) => sum + one, 2 * quiet);
  const side = width / modules;
  let at = x + quiet * side;
  const paths: string[] = [];
  bars.forEach((modulesWide, i) => {
    if (i % 2 === 0) paths.push(`M${at} ${y}h${modulesWide * side}v${height}h${-modulesWide * side}z`);
    at += modulesWide * side;
  });
  // Bars are black: red light of a scanner would not see another dark colour.
  pen.rect(x, y, width, height).fill(INK.surface);
  pen.path(paths.join('')).fill('#000000');
}
