import { NINE_STONES } from '#art/materials/nine-stones.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import type { DrawingName } from './drawings.ts';
import { escapeHtml, layoutTable, type Part, partHtml, partText } from './parts.ts';
import { colour, fonts, leading, styleBlocks } from './theme.ts';
import type { Rendered, Sender } from './types.ts';
import { frameWords } from './words.ts';

export type { Part } from './parts.ts';

/** An e-mail before layout. `subject` is also its heading unless `heading` overrides it. */
export type Draft = {
  subject: string;
  heading?: string;
  /** The drawing above the heading; none in e-mails to the shop. */
  drawing?: DrawingName;
  /** The line beside the subject in a list of e-mails; the first sentence unless it is given. */
  preview?: string;
  parts: readonly Part[];
  /** True for e-mails to the shop and its staff, which are notes without a closing. */
  toStaff?: boolean;
  /** For an optional e-mail: why it was sent, and the unsubscribe link. */
  leave?: { why: string; link: string; url: string };
};

/** The context of an e-mail: its reader's language, the site, and the Content-ID of each picture that goes with it. */
export type LayoutContext = { language: Lang; site: Sender; pictures?: ReadonlyMap<string, string> };

// Fills the preview line, so that mail programs do not add the header and the greeting to it.
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Returns the first sentence after the greeting. */
function firstSentence(parts: readonly Part[]): string {
  const [first, second] = parts.filter((part) => part.kind === 'text');
  return second?.text ?? first?.text ?? '';
}

/** The nine stones as a row of coloured cells, which every program shows without loading anything. */
const stoneEdge = (): string => {
  const corner = (at: number) =>
    at === 0 ? '14px 0 0 0' : at === NINE_STONES.length - 1 ? '0 14px 0 0' : '0';
  const cells = NINE_STONES.map(
    (stone, at) =>
      `<td bgcolor="${stone}" height="6" style="height:6px;line-height:6px;font-size:0;background:${stone};border-radius:${corner(at)}">&nbsp;</td>`,
  );
  return layoutTable(`<tr>${cells.join('')}</tr>`, { style: 'table-layout:fixed' });
};

/** The mark and the name of the shop. The name is text, so that it is there without pictures. */
function header({ site, pictures }: LayoutContext): string {
  const cid = pictures?.get('mark');
  const { logo } = site;
  if (cid && logo) {
    const width = Math.min(Math.round((40 * logo.width) / logo.height), 240);
    return layoutTable(
      `<tr><td valign="middle"><a href="${escapeHtml(site.publicUrl)}"><img src="cid:${cid}" width="${width}" height="${Math.round((width * logo.height) / logo.width)}" alt="${escapeHtml(site.shopName)}" style="display:block;border:0;border-radius:6px;background:#ffffff"></a></td></tr>`,
      { attributes: 'class="brand"' },
    );
  }
  const mark = cid
    ? `<td width="52" valign="middle"><img src="cid:${cid}" width="40" height="40" alt="" style="display:block;border-radius:10px"></td>`
    : '';
  return layoutTable(
    `<tr>${mark}<td valign="middle"><a class="ink brand" href="${escapeHtml(site.publicUrl)}" style="font-family:${fonts.display};font-size:25px;line-height:40px;color:${colour.ink};text-decoration:none">${escapeHtml(site.shopName)}</a></td></tr>`,
    { attributes: 'class="brand"' },
  );
}

function letter(draft: Draft, context: LayoutContext): string {
  const { language, site, pictures = new Map() } = context;
  const say = frameWords(language);
  const drawing = draft.drawing && pictures.get(draft.drawing);
  const centre = drawing ? 'text-align:center;' : '';
  return (
    (drawing
      ? `<img src="cid:${drawing}" width="120" height="120" alt="" style="display:block;margin:0 auto 12px;border:0">`
      : '') +
    `<h1 class="ink h1" style="margin:0 0 20px;${centre}font-family:${fonts.display};font-size:30px;line-height:${leading.heading[language]};font-weight:400;text-wrap:balance;color:${colour.ink}">${escapeHtml(draft.heading ?? draft.subject)}</h1>` +
    draft.parts.map((part) => partHtml(part, { language, pictures })).join('') +
    (draft.toStaff
      ? ''
      : `<p class="ink" style="margin:24px 0 0">${escapeHtml(say.closing)}<br>${escapeHtml(fillText(say.team, { shop: site.shopName }))}</p>`)
  );
}

/** The lines below the letter: how to answer, why it came, and who sent it. */
function footerLines({ leave, toStaff }: Draft, { language, site }: LayoutContext) {
  const address = site.address.filter((line) => line !== site.shopName);
  return {
    answer: toStaff ? [] : [frameWords(language).answer],
    leave: leave ? [leave] : [],
    // A shop that is being set up has no address, phone or mailbox yet.
    sender: [site.shopName, address.join(', '), [site.phone, site.email].filter(Boolean).join(' · ')].filter(
      Boolean,
    ),
  };
}

function footer(draft: Draft, context: LayoutContext): string {
  const { answer, leave, sender } = footerLines(draft, context);
  const row = (inner: string) =>
    `<p class="quiet" style="margin:0 0 10px;font-size:14px;line-height:1.5;color:${colour.quiet}">${inner}</p>`;
  return [
    ...answer.map((line) => row(escapeHtml(line))),
    ...leave.map(({ why, link, url }) =>
      row(
        `${escapeHtml(why)} <a class="accent" href="${escapeHtml(url)}" style="color:${colour.manik};text-decoration:underline">${escapeHtml(link)}</a>`,
      ),
    ),
    row(sender.map(escapeHtml).join('<br>')),
  ].join('');
}

function documentHtml(draft: Draft, context: LayoutContext): string {
  const { language } = context;
  const subject = escapeHtml(draft.subject);
  const preview = draft.preview ?? firstSentence(draft.parts);
  const font = `font-family:${fonts.text};font-size:17px;line-height:${leading.text[language]};color:${colour.ink}`;
  const column = layoutTable(
    `<tr><td style="padding:28px 8px 16px">${header(context)}</td></tr>` +
      `<tr><td style="font-size:0;line-height:0">${stoneEdge()}</td></tr>` +
      `<tr><td class="surface line letter ink" bgcolor="${colour.surface}" style="background:${colour.surface};border:1px solid ${colour.line};border-top:0;border-radius:0 0 14px 14px;padding:36px 40px 32px;${font}">${letter(draft, context)}</td></tr>` +
      `<tr><td style="padding:24px 8px 40px;${font}">${footer(draft, context)}</td></tr>`,
    { style: 'max-width:600px' },
  );
  const ghost = (inner: string) =>
    `<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->${inner}<!--[if mso]></td></tr></table><![endif]-->`;
  return (
    `<!doctype html><html lang="${language}" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="x-apple-disable-message-reformatting">` +
    `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<title>${subject}</title>${styleBlocks}</head>` +
    `<body class="ground" style="margin:0;padding:0;background:${colour.ground};-webkit-text-size-adjust:100%">` +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${filler}</div>` +
    // The language again: some web mail takes the document's own element away.
    `<div role="article" aria-roledescription="${frameWords(language).kind}" aria-label="${subject}" lang="${language}">` +
    layoutTable(
      `<tr><td class="ground" align="center" bgcolor="${colour.ground}" style="background:${colour.ground};padding:0 12px">${ghost(column)}</td></tr>`,
    ) +
    '</div></body></html>'
  );
}

function documentText(draft: Draft, context: LayoutContext): string {
  const { language, site } = context;
  const { answer, leave, sender } = footerLines(draft, context);
  const say = frameWords(language);
  return [
    draft.heading ?? draft.subject,
    ...draft.parts.map(partText),
    ...(draft.toStaff ? [] : [`${say.closing}\n${fillText(say.team, { shop: site.shopName })}`]),
    ...answer,
    ...leave.map(({ why, link, url }) => `${why} ${link}:\n${url}`),
    `-- \n${sender.join('\n')}`,
  ].join('\n\n');
}

/** Lays out an e-mail in the site's design, as HTML and as plain text with the same content. */
export const renderLayout = (draft: Draft, context: LayoutContext): Rendered => ({
  subject: draft.subject,
  text: `${documentText(draft, context)}\n`,
  html: documentHtml(draft, context),
});
