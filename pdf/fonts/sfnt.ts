/** The tables of an SFNT font. This file has just enough OpenType to rename a font and set its line metrics. */
type Tables = Map<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const CHECKSUM_MAGIC = 0xb1b0afba;

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i): [string, Buffer] => {
      const at = HEADER_BYTES + i * RECORD_BYTES;
      const offset = font.readUInt32BE(at + 8);
      const length = font.readUInt32BE(at + 12);
      return [font.toString('latin1', at, at + 4), Buffer.from(font.subarray(offset, offset + length))];
    }),
  );
}

const padded = (length: number) => (length + 3) & ~3;

function checksum(table: Buffer): number {
  const whole = Buffer.alloc(padded(table.length));
  table.copy(whole);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Assembles tables into a font, with the offsets and checksums of OpenType. */
function fontOf(tables: Tables, flavour: Buffer): Buffer {
  const names = [...tables.keys()].sort();
  const log = Math.floor(Math.log2(names.length));
  const header = Buffer.alloc(HEADER_BYTES + names.length * RECORD_BYTES);
  flavour.copy(header);
  header.writeUInt16BE(names.length, 4);
  header.writeUInt16BE(RECORD_BYTES * 2 ** log, 6);
  header.writeUInt16BE(log, 8);
  header.writeUInt16BE(names.length * RECORD_BYTES - RECORD_BYTES * 2 ** log, 10);
  const head = tables.get('head');
  head?.writeUInt32BE(0, 8);
  let offset = header.length;
  const bodies = names.map((name, i) => {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const at = HEADER_BYTES + i * RECORD_BYTES;
    header.write(name, at, 'latin1');
    header.writeUInt32BE(checksum(table), at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    offset += padded(table.length);
    return Buffer.concat([table], padded(table.length));
  });
  const font = Buffer.concat([header, ...bodies]);
  const headAt = font.readUInt32BE(HEADER_BYTES + names.indexOf('head') * RECORD_BYTES + 8);
  font.writeUInt32BE((CHECKSUM_MAGIC - checksum(font)) >>> 0, headAt + 8);
  return font;
}

const COPYRIGHT = 0;
const FAMILY = 1;
const FULL_NAME = 4;
const POSTSCRIPT_NAME = 6;
const LICENCE = 13;
const LICENCE_URL = 14;
const WINDOWS = 3;
const UNICODE_BMP = 1;
const ENGLISH = 0x409;

/** Returns the English Windows records of a name table, by id. */
function namesIn(table: Buffer): Map<number, string> {
  const count = table.readUInt16BE(2);
  const strings = table.readUInt16BE(4);
  const found = new Map<number, string>();
  for (let i = 0; i < count; i++) {
    const at = 6 + i * 12;
    if (table.readUInt16BE(at) !== WINDOWS) continue;
    const length = table.readUInt16BE(at + 8);
    const from = strings + table.readUInt16BE(at + 10);
    found.set(
      table.readUInt16BE(at + 6),
      Buffer.from(table.subarray(from, from + length))
        .swap16()
        .toString('utf16le'),
    );
  }
  return found;
}

function nameTable(names: Map<number, string>): Buffer {
  const ids = [...names.keys()].sort((a, b) => a - b);
  const head = Buffer.alloc(6 + ids.length * 12);
  head.writeUInt16BE(ids.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  const strings = ids.map((id, i) => {
    const text = Buffer.from(names.get(id) ?? '', 'utf16le').swap16();
    [WINDOWS, UNICODE_BMP, ENGLISH, id, text.length, offset].forEach((value, field) => {
      head.writeUInt16BE(value, 6 + i * 12 + field * 2);
    });
    offset += text.length;
    return text;
  });
  return Buffer.concat([head, ...strings]);
}

/**
 * Returns the font with another name, ascent and descent (in em). Keeps copyright and licence, as the Open Font
 * License requires. Throws if `font` is not an SFNT font.
 */
export function refit(font: Buffer, to: { name: string; ascent: number; descent: number }): Buffer {
  const tables = tablesOf(font);
  const [name, head, hhea, os2] = ['name', 'head', 'hhea', 'OS/2'].map((tag) => tables.get(tag));
  if (!name || !head || !hhea || !os2) throw new Error('not an SFNT font with outlines and names');
  const names = namesIn(name);
  const notices = [COPYRIGHT, LICENCE, LICENCE_URL].flatMap((id): [number, string][] => {
    const text = names.get(id);
    return text === undefined ? [] : [[id, text]];
  });
  const called = [FAMILY, FULL_NAME, POSTSCRIPT_NAME].map((id): [number, string] => [id, to.name]);
  tables.set('name', nameTable(new Map([...notices, ...called])));
  const em = head.readUInt16BE(18);
  // Ascender, descender and line gap are adjacent: at offset 4 in hhea, at 68 in OS/2.
  for (const [table, at] of [
    [hhea, 4],
    [os2, 68],
  ] as const) {
    table.writeInt16BE(Math.round(to.ascent * em), at);
    table.writeInt16BE(Math.round(-to.descent * em), at + 2);
    table.writeInt16BE(0, at + 4);
  }
  return fontOf(tables, font.subarray(0, 4));
}
