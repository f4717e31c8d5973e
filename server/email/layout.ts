import type { Lang } from '#contract/core/errors.ts';
import type { Rendered, Sender } from './types.ts';

/** A part of an e-mail with one plain and one HTML form. All strings are plain text. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** Separate lines, such as an address. */
  | { kind: 'block'; lines: readonly string[] }
  /** A table with a heading row. The last column holds amounts. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** Labels with amounts. The last row is the total. */
  | { kind: 'sums'; rows: readonly (readonly [string, string])[] };

/** An e-mail before layout. `subject` is also its heading unless `heading` overrides it. */
export type Draft = {
  subject: string;
  heading?: string;
  parts: readonly Part[];
  /** For an optional e-mail: why it was sent, and the unsubscribe link. */
  leave?: { why: string; link: string; url: string };
};

// The site's light colours (design/tokens.css) as hex, because mail programs do not support variables.
const colour = {
  ground: '#fdf9f9',
  surface: '#ffffff',
  ink: '#2b171f',
  quiet: '#5b464e',
  line: '#e4dbdc',
  manik: '#a11041',
  haldi: '#f8c147',
};
const font = "'Anek Latin','Anek Devanagari','Noto Sans Devanagari',Arial,sans-serif";

/** Escapes text for HTML, so that nothing a buyer typed becomes markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const cell = (tag: 'td' | 'th', text: string, { end, strong }: { end: boolean; strong: boolean }): string =>
  `<${tag}${tag === 'th' ? ' scope="col"' : ''} style="padding:8px 0 8px ${end ? '12px' : '0'};text-align:${end ? 'right' : 'left'};` +
  `border-bottom:1px solid ${colour.line};vertical-align:top;font-weight:${strong ? 700 : 400}">${escapeHtml(text)}</${tag}>`;

const row = (tag: 'td' | 'th', cells: readonly string[], strong: boolean): string =>
  `<tr>${cells.map((text, at) => cell(tag, text, { end: at > 0 && at === cells.length - 1, strong })).join('')}</tr>`;

const table = (rows: string): string =>
  `<table style="width:100%;border-collapse:collapse;margin:0 0 20px">${rows}</table>`;

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
    case 'title':
      return `<h2 style="margin:24px 0 8px;font-size:17px">${escapeHtml(part.text)}</h2>`;
    case 'button':
      return (
        `<p style="margin:0 0 20px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;` +
        `background:${colour.manik};color:#ffffff;font-weight:700;text-decoration:none">${escapeHtml(part.label)}</a></p>`
      );
    case 'block':
      return `<p style="margin:0 0 16px">${part.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'table':
      return table(row('th', part.head, true) + part.rows.map((cells) => row('td', cells, false)).join(''));
    case 'sums':
      return table(part.rows.map((cells, at) => row('td', cells, at === part.rows.length - 1)).join(''));
  }
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'title':
      return part.text.toUpperCase();
    case 'button':
      return `${part.label}: ${part.url}`;
    case 'block':
      return part.lines.join('\n');
    case 'table':
      return part.rows.map((cells) => cells.join(' | ')).join('\n');
    case 'sums':
      return part.rows.map(([label, amount]) => `${label}: ${amount}`).join('\n');
  }
}

const leaveHtml = (leave: Draft['leave']): string =>
  leave
    ? `<p style="margin:20px 0 0;font-size:14px;color:${colour.quiet}">${escapeHtml(leave.why)} <a href="${escapeHtml(leave.url)}" style="color:${colour.manik}">${escapeHtml(leave.link)}</a></p>`
    : '';

/** Lays out an e-mail in the site's design, as HTML and as plain text with the same content. */
export function renderLayout(draft: Draft, { language, site }: { language: Lang; site: Sender }): Rendered {
  const heading = draft.heading ?? draft.subject;
  const footer = [
    site.shopName,
    ...site.address.filter((line) => line !== site.shopName),
    site.phone,
    site.email,
  ];
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light"><title>${escapeHtml(draft.subject)}</title></head>` +
    `<body style="margin:0;background:${colour.ground};color:${colour.ink};font:16px/1.55 ${font}">` +
    `<div style="max-width:600px;margin:0 auto;padding:24px 16px">` +
    `<p style="margin:0 0 16px;font-size:20px;font-weight:700"><a href="${escapeHtml(site.publicUrl)}" style="color:${colour.manik};text-decoration:none">${escapeHtml(site.shopName)}</a></p>` +
    `<main style="background:${colour.surface};border:1px solid ${colour.line};border-top:4px solid ${colour.haldi};border-radius:14px;padding:24px">` +
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>` +
    `${draft.parts.map(partHtml).join('')}</main>` +
    leaveHtml(draft.leave) +
    `<p style="margin:20px 0 0;font-size:14px;color:${colour.quiet}">${footer.map(escapeHtml).join('<br>')}</p>` +
    '</div></body></html>';
  const { leave } = draft;
  const ending = leave ? [`${leave.why} ${leave.link}: ${leave.url}`] : [];
  const text = [heading, ...draft.parts.map(partText), ...ending, `--\n${footer.join('\n')}`].join('\n\n');
  return { subject: draft.subject, text: `${text}\n`, html };
}
