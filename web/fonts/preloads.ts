import anek from './built/anek-latin-basic.woff2?url';
import rupee from './built/anek-rupee.woff2?url';
import tiro from './built/tiro-latin-basic.woff2?url';

/** Fonts that every page needs at once: body, ₹ and headings. */
export const fontPreloads: readonly string[] = [anek, rupee, tiro];
