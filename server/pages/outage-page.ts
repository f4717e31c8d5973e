import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';

const words = readWords('pages/answers');

/** The styles of pages that are shown without style sheets. */
export const plainStyles = {
  body: 'margin:0;font-family:system-ui,sans-serif;line-height:1.5',
  main: 'display:grid;min-height:100dvh;place-content:center;justify-items:center;gap:1rem;padding:1.5rem;text-align:center',
  title: 'margin:0;font-size:1.75rem;line-height:1.2',
  text: 'margin:0;max-width:48ch;font-size:1.125rem',
  again:
    'padding:.75rem 1.5rem;border:2px solid;border-radius:.5rem;color:inherit;font-weight:600;text-decoration:none',
} as const;

/**
 * Returns the page that is shown when the database is away. It is self-contained: no script, no style sheet, no data.
 * It follows the colour scheme of the visitor's system.
 */
export function outagePage(lang: Lang): string {
  const styles = plainStyles;
  const { title, text, again } = words[lang].outage;
  return `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head><body style="${styles.body}"><main style="${styles.main}"><h1 style="${styles.title}">${title}</h1><p style="${styles.text}">${text}</p><a style="${styles.again}" href="">${again}</a></main></body></html>`;
}
