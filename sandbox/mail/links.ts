import type { Mail } from './store.ts';

/** Lists every http link of a mail once, in its order: those of the HTML first, then those only the text has. */
export function linksOf(mail: Pick<Mail, 'html' | 'text'>): string[] {
  const inHtml = [...(mail.html ?? '').matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    (match) => decodeEntities(match[1] ?? match[2] ?? ''),
  );
  const inText = [...(mail.text ?? '').matchAll(/https?:\/\/[^\s<>"]+/g)].map((match) =>
    match[0].replace(/[.,;:!?)\]]+$/, ''),
  );
  return [...new Set([...inHtml, ...inText])].filter((link) => /^https?:\/\//.test(link));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot|apos));/gi, (_all, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[String(name).toLowerCase()] ?? '';
  });
}
