import tiro from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2?url';
import anekRupee from '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2?url';
import anek from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';
import type { Lang } from '#contract/core/errors.ts';
import anekHindi from './built/anek-devanagari-ui.woff2?url';
import tiroHindi from './built/tiro-devanagari-ui.woff2?url';

const everywhere: readonly string[] = [anek, anekRupee, tiro];
const hindi: readonly string[] = [anekHindi, tiroHindi, ...everywhere];

/**
 * Returns the addresses of the fonts that a page needs at once: body, ₹ and headings. A Hindi page names its Devanagari
 * first: found only through the style sheet, it comes after the first paint and moves the lines.
 */
export const fontPreloads = (lang: Lang): readonly string[] => (lang === 'hi' ? hindi : everywhere);
