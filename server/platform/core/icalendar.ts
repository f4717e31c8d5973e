/** Escapes characters with a meaning in text (RFC 5545, 3.3.11). */
export const calendarText = (text: string): string => text.replace(/([\\;,])/g, '\\$1').replace(/\n/g, '\\n');

/** Formats an instant in UTC without dashes: 20261126T063000Z (RFC 5545, 3.3.5). */
export const calendarStamp = (instant: string | Date): string =>
  `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Folds a line to at most 75 bytes without cutting a character in two (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** Returns the lines of a calendar as a file: folded, each ended by CRLF. */
export const calendarFile = (lines: readonly string[]): string => `${lines.map(folded).join('\r\n')}\r\n`;
