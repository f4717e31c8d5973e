import type { Lang } from '#languages/list.ts';
import { colour, fonts, leading } from './theme.ts';

/** A part of an e-mail with one plain and one HTML form. All strings are plain text. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'title'; text: string }
  /** The one thing to do. */
  | { kind: 'button'; label: string; url: string }
  /** A second thing to do, as a link. */
  | { kind: 'link'; label: string; url: string }
  /** Separate lines, such as an address. */
  | { kind: 'block'; lines: readonly string[] }
  /** What somebody wrote, line by line. */
  | { kind: 'quote'; lines: readonly string[] }
  /** What a reader needs to know but not to do: how long a link works, whom to write to. */
  | { kind: 'small'; text: string }
  /** The addresses of the shop, to write to and to call. */
  | { kind: 'contact'; email: string; phone: string }
  /** A code to type elsewhere, on a ticket. */
  | { kind: 'ticket'; label: string; code: string }
  /** Names with what they are. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  /** Products with amounts. `picture` is the address of the picture as the shop stores it. */
  | { kind: 'items'; rows: readonly ItemRow[] }
  /** Labels with amounts. The last row is the total. */
  | { kind: 'sums'; rows: readonly (readonly [string, string])[] };

/** A product in an e-mail. `quantity` in words, `amount` formatted. */
export type ItemRow = { name: string; quantity: string; amount: string; picture: string | null };

/** The context of a part's HTML: the language, and the Content-ID of each picture that could be loaded. */
export type PartContext = { language: Lang; pictures: ReadonlyMap<string, string> };

/** Escapes text for HTML, so that nothing a buyer typed becomes markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const lines = (all: readonly string[]): string => all.map(escapeHtml).join('<br>');

/** Returns a table that only arranges, so that a screen reader reads its cells as text. */
export const layoutTable = (rows: string, { style = '', attributes = 'width="100%"' } = {}): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}${style ? ` style="${style}"` : ''}>${rows}</table>`;

const paragraph = (inner: string, { margin = '0 0 16px', quiet = false } = {}): string =>
  `<p class="${quiet ? 'quiet' : 'ink'}" style="margin:${margin}${quiet ? `;font-size:15px;color:${colour.quiet}` : ''}">${inner}</p>`;

const link = (url: string, label: string): string =>
  `<a class="accent" href="${escapeHtml(url)}" style="color:${colour.manik};text-decoration:underline">${escapeHtml(label)}</a>`;

/**
 * A button that needs no VML: Word colours and pads the cell (`mso-padding-alt`), every other program pads the link,
 * so that the whole area can be pressed.
 */
const button = (url: string, label: string): string =>
  layoutTable(
    `<tr><td class="button" align="center" bgcolor="${colour.manik}" style="background:${colour.manik};border-radius:10px;mso-padding-alt:15px 28px">` +
      `<a href="${escapeHtml(url)}" style="display:inline-block;padding:15px 28px;font-size:17px;line-height:24px;font-weight:600;color:${colour.onManik};text-decoration:none"><span style="color:${colour.onManik}">${escapeHtml(label)}</span></a></td></tr>`,
    { style: 'margin:8px 0 24px', attributes: 'class="wide"' },
  );

const border = `border-bottom:1px solid ${colour.line}`;

const item = ({ name, quantity, amount, picture }: ItemRow, { pictures }: PartContext): string => {
  const cid = picture ? pictures.get(picture) : undefined;
  const image = cid
    ? `<td class="line" width="72" valign="top" style="${border};padding:12px 0"><img src="cid:${cid}" width="60" height="60" alt="" class="tile" style="display:block;border-radius:10px;background:${colour.tile}"></td>`
    : '';
  return (
    `<tr>${image}<td class="line ink" valign="top"${cid ? '' : ' colspan="2"'} style="${border};padding:12px 0;color:${colour.ink}">${escapeHtml(name)}<br><span class="quiet" style="font-size:15px;color:${colour.quiet}">${escapeHtml(quantity)}</span></td>` +
    `<td class="line ink" align="right" valign="top" style="${border};padding:12px 0 12px 12px;color:${colour.ink};white-space:nowrap">${escapeHtml(amount)}</td></tr>`
  );
};

const sum = ([label, amount]: readonly [string, string], isTotal: boolean): string => {
  const weight = isTotal ? ';font-weight:600;font-size:19px' : '';
  const pad = isTotal ? '10px' : '4px';
  return (
    `<tr><td class="${isTotal ? 'ink' : 'quiet'}" style="padding:${pad} 0 0;color:${isTotal ? colour.ink : colour.quiet}${weight}">${escapeHtml(label)}</td>` +
    `<td class="ink" align="right" valign="top" style="padding:${pad} 0 0 12px;color:${colour.ink};white-space:nowrap${weight}">${escapeHtml(amount)}</td></tr>`
  );
};

const fact = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="line quiet" valign="top" style="${border};padding:8px 12px 8px 0;color:${colour.quiet}">${escapeHtml(label)}</td>` +
  `<td class="line ink" align="right" valign="top" style="${border};padding:8px 0;color:${colour.ink};font-weight:600;word-break:break-word">${escapeHtml(value).replace(/ (am|pm)$/, '&nbsp;$1')}</td></tr>`;

const ticket = (label: string, code: string): string =>
  layoutTable(
    `<tr><td class="ticket edge ink" align="center" bgcolor="${colour.haldiSoft}" style="background:${colour.haldiSoft};border:2px dashed #8b7b80;border-radius:10px;padding:14px 16px;color:${colour.ink}">` +
      `<span class="ink" style="font-size:15px;color:${colour.ink}">${escapeHtml(label)}</span><br><strong class="ink" style="font-size:22px;letter-spacing:1px;color:${colour.ink};word-break:break-all">${escapeHtml(code)}</strong></td></tr>`,
    { style: 'margin:0 0 20px' },
  );

/** Returns the HTML of a part. */
export function partHtml(part: Part, context: PartContext): string {
  switch (part.kind) {
    case 'text':
      return paragraph(escapeHtml(part.text));
    case 'small':
      return paragraph(escapeHtml(part.text), { quiet: true });
    case 'title':
      return `<h2 class="ink" style="margin:28px 0 8px;font-family:${fonts.display};font-size:20px;line-height:${leading.heading[context.language]};font-weight:400;color:${colour.ink}">${escapeHtml(part.text)}</h2>`;
    case 'button':
      return button(part.url, part.label);
    case 'link':
      return paragraph(link(part.url, part.label), { margin: '0 0 20px' });
    case 'block':
      return paragraph(lines(part.lines));
    case 'quote':
      return layoutTable(
        `<tr><td class="edge ink" style="border-left:3px solid ${colour.haldi};padding:2px 0 2px 16px;color:${colour.ink};word-break:break-word">${lines(part.lines)}</td></tr>`,
        { style: 'margin:0 0 20px' },
      );
    case 'contact':
      return paragraph(
        `${link(`mailto:${part.email}`, part.email)}<br>${link(`tel:${part.phone.replace(/[^+\d]/g, '')}`, part.phone)}`,
      );
    case 'ticket':
      return ticket(part.label, part.code);
    case 'facts':
      return layoutTable(part.rows.map(fact).join(''), { style: 'margin:0 0 24px' });
    case 'items':
      return layoutTable(part.rows.map((row) => item(row, context)).join(''));
    case 'sums':
      return layoutTable(part.rows.map((row, at) => sum(row, at === part.rows.length - 1)).join(''), {
        style: 'margin:8px 0 24px',
      });
  }
}

const pairs = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([label, value]) => `${label}: ${value}`).join('\n');

/** Returns the plain text of a part. It says everything that the HTML says. */
export function partText(part: Part): string {
  switch (part.kind) {
    case 'text':
    case 'small':
      return part.text;
    case 'title':
      return `${part.text}\n${'-'.repeat(Math.min([...part.text].length, 40))}`;
    case 'button':
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'block':
    case 'quote':
      return part.lines.join('\n');
    case 'contact':
      return `${part.email}\n${part.phone}`;
    case 'ticket':
      return `${part.label}: ${part.code}`;
    case 'items':
      return part.rows.map(({ name, quantity, amount }) => `${name}\n  ${quantity}   ${amount}`).join('\n');
    case 'facts':
    case 'sums':
      return pairs(part.rows);
  }
}
