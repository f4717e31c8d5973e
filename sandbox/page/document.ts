import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';

/** A whole page of a stand-in. `base` is the path of its mount, under which `assets/` lies. */
export type PageOptions = {
  language: Language;
  title: string;
  base: string;
  stylesheet: string;
  /** One line on the dark strip at the top: what this place is. */
  strip: string;
  /** The name beside the mark. */
  name: string;
  main: Html;
};

const STONES = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
  const half = index === 4 ? 3.7 : 2.75;
  const x = 16 + ((index % 3) - 1) * 7 - half;
  const y = 16 + (Math.floor(index / 3) - 1) * 7 - half;
  const name = index === 4 ? 'manik' : 'stone';
  return html`<rect class="${name}" x="${x}" y="${y}" width="${half * 2}" height="${half * 2}" rx=".7"/>`;
});

/** Renders the page as text: no inline script, no inline style. */
export function renderPage(page: PageOptions): string {
  return `<!doctype html>${
    html`<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title}</title>
<link rel="icon" href="${page.base}/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="${page.base}/assets/house.css">
<link rel="stylesheet" href="${page.base}/assets/${page.stylesheet}">
</head>
<body>
<header>
<p class="strip">${page.strip}</p>
<div class="brand"><svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><g transform="rotate(45 16 16)">${STONES}</g></svg><span>${page.name}</span></div>
</header>
<main>${page.main}</main>
</body>
</html>`.html
  }`;
}

/** Sends a page with a policy that allows our own styles, fonts and pictures, forms to `formTargets`, and `frames` if asked. */
export function sendPage(
  reply: FastifyReply,
  page: string,
  options: { status?: number; formTargets?: string[]; frames?: boolean } = {},
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    `form-action ${["'self'", ...(options.formTargets ?? [])].join(' ')}`,
    ...(options.frames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return reply
    .status(options.status ?? 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .send(page);
}
