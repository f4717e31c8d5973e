/**
 * The picture of a pressed card flies to its place on the product's page (View Transitions; the links of cards ask for one).
 * Nothing else moves, and the page can be used meanwhile. Loaded after the page is shown, in browsers that want motion: until
 * then a press changes the page as ever.
 */
const always = `
::view-transition{pointer-events:none}
::view-transition-old(root){display:none}
::view-transition-new(root){animation:none;mix-blend-mode:normal}
::view-transition-group(product){animation-duration:.28s;animation-timing-function:cubic-bezier(.2,.7,.2,1)}
li:first-child>.cursor-zoom-in>.art-tile{view-transition-name:product}`;

// A constructed sheet: the content policy allows no style element.
const sheet = new CSSStyleSheet();
sheet.replaceSync(always);
document.adoptedStyleSheets.push(sheet);

let last: HTMLElement | null = null;

/** Returns the rule that shows the card's small picture where the large one loads. Studio pictures alone fill both alike. */
function preview(picture: HTMLImageElement | null): string {
  const src = picture?.getAttribute('src') ?? '';
  if (!picture?.complete || !src.endsWith('.avif')) return '';
  const place = `.cursor-zoom-in>.art-tile:has(>img[src=${JSON.stringify(src)}])`;
  return `${place}{background:url(${JSON.stringify(picture.currentSrc)}) 0/100%}${place}>img{background:none!important}`;
}

addEventListener(
  'click',
  ({ target }) => {
    const card = target instanceof Element && target.closest('a') && target.closest('.product-card');
    if (!card) return;
    // A name is of one element. The page that is left may have a picture of its own in that place.
    last?.style.removeProperty('view-transition-name');
    for (const large of document.querySelectorAll<HTMLElement>('.cursor-zoom-in>.art-tile'))
      large.style.setProperty('view-transition-name', 'none');
    last = card.querySelector<HTMLElement>('.art-tile');
    last?.style.setProperty('view-transition-name', 'product');
    sheet.replaceSync(always + preview(card.querySelector('img')));
  },
  true,
);

export {};
