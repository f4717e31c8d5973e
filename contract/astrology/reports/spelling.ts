// The wire keeps the spelling of published Indian reports, which its clients compare. Readers see the spelling of
// docs/glossary.md, which these words leave out.
const readers: Record<string, string> = {
  Krithika: 'Krittika',
  Mrigashirsha: 'Mrigashira',
  Vishaka: 'Vishakha',
  Jyeshta: 'Jyeshtha',
  Moola: 'Mula',
  Dhanishta: 'Dhanishtha',
  Vrischika: 'Vrishchika',
  Variyana: 'Variyan',
  Subha: 'Shubha',
  Sukla: 'Shukla',
  Garija: 'Gara',
  Vasya: 'Vashya',
  Soorya: 'Surya',
  Sasa: 'Shasha',
  Pratyaka: 'Pratyari',
};
const latin = new RegExp(`\\b(?:${Object.keys(readers).join('|')})\\b`, 'g');

// A nasal before a stop of its own row: न्द्र, म्भ, ण्ड.
const halfNasal = /ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])/g;

/** Returns a text of a report in the glossary's spelling: "Krittika" for "Krithika", "चंद्र" with an anusvara. */
export const readerSpelling = (text: string): string =>
  text.replace(latin, (word) => readers[word] ?? word).replace(halfNasal, 'ं');

// Ids are compared, and the names of people and places in `birth` and `place` are their own.
const asTheyAre = new Set(['id', 'key', 'birth', 'place']);

/** Returns a report with every text in the glossary's spelling. Ids, people and places stay as they are. */
export function forReaders<T>(data: T): T {
  if (typeof data === 'string') return readerSpelling(data) as T;
  if (Array.isArray(data)) return data.map(forReaders) as T;
  if (typeof data !== 'object' || data === null) return data;
  const parts = Object.entries(data).map(([key, part]) => [
    key,
    asTheyAre.has(key) ? part : forReaders(part),
  ]);
  return Object.fromEntries(parts) as T;
}
