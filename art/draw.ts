import { drawGem } from './gem/gem.ts';
import { drawBell } from './goods/bell.ts';
import { drawBracelet } from './goods/bracelet.ts';
import { drawComboBox } from './goods/combo-box.ts';
import { drawDiya } from './goods/diya.ts';
import { drawEvilEye } from './goods/evil-eye.ts';
import { drawKavach } from './goods/kavach.ts';
import { drawMala } from './goods/mala.ts';
import { drawPendant } from './goods/pendant.ts';
import { drawPyramid } from './goods/pyramid.ts';
import { drawPyrite } from './goods/pyrite.ts';
import { drawRing } from './goods/ring.ts';
import { drawRudraksha, drawRudrakshaPendant } from './goods/rudraksha.ts';
import { drawTurtle } from './goods/turtle.ts';
import { drawGridYantra, drawSriYantra } from './goods/yantra.ts';
import type { Picture } from './picture.ts';
import { createDefs, type Defs } from './svg/defs.ts';
import { element, formatNumber } from './svg/markup.ts';

/** Width and height of the box everything is drawn in. */
const BOX = 200;

/** How a picture is wrapped up. */
export interface DrawOptions {
  /** Begins every id in the file; pictures that stand inline in one page need different ones. */
  idPrefix: string;
  /**
   * Room around the 200 box, 0 by default. A file shown by `<img>` ends at its edge, so give 22 where a tile would
   * have had 9 % of padding: chains then run on to the edge of the tile, and no shadow is cut.
   */
  margin?: number;
  /** What a screen reader says; left out, the picture is hidden from it. */
  label?: string;
}

function drawBody(picture: Picture, defs: Defs): string {
  switch (picture.kind) {
    case 'gem':
      return drawGem(picture, defs);
    case 'ring':
      return drawRing(picture, defs);
    case 'pendant':
      return drawPendant(picture, defs);
    case 'rudraksha':
      return drawRudraksha(picture, defs);
    case 'rudrakshaPendant':
      return drawRudrakshaPendant(picture, defs);
    case 'mala':
      return drawMala(picture, defs);
    case 'bracelet':
      return drawBracelet(picture, defs);
    case 'sriYantra':
      return drawSriYantra(picture, defs);
    case 'gridYantra':
      return drawGridYantra(picture, defs);
    case 'diya':
      return drawDiya(picture, defs);
    case 'bell':
      return drawBell(picture, defs);
    case 'turtle':
      return drawTurtle(picture, defs);
    case 'evilEye':
      return drawEvilEye(defs);
    case 'pyramid':
      return drawPyramid(picture, defs);
    case 'pyrite':
      return drawPyrite(defs);
    case 'kavach':
      return drawKavach(picture, defs);
    case 'combo':
      return drawComboBox(picture, defs);
  }
}

/**
 * `picture` as a complete SVG file in a 200 box. The same picture with the same options always gives the same
 * bytes. Throws a RangeError when the prefix cannot begin an id or a number of the picture is not finite.
 */
export function drawSvg(picture: Picture, options: DrawOptions): string {
  const { idPrefix, margin = 0, label } = options;
  const size = formatNumber(BOX + margin * 2);
  const corner = formatNumber(-margin);
  const defs = createDefs(idPrefix);
  const body = drawBody(picture, defs);
  return element('svg', {
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'art',
      viewBox: `${corner} ${corner} ${size} ${size}`,
      // inline, chains run on into the padding of the tile
      overflow: 'visible',
      role: label ? 'img' : undefined,
      'aria-label': label,
      'aria-hidden': label ? undefined : 'true',
    },
    children: `<defs>${defs.markup()}</defs>${body}`,
  });
}
