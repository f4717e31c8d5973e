import tiro from '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-normal.woff2?url';
import anekRupee from '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2?url';
import anek from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';

/** Fonts that every page needs at once: body, ₹ and headings. */
export const fontPreloads: readonly string[] = [anek, anekRupee, tiro];
