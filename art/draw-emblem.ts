import type { Emblem, Thing } from './emblem.ts';
import { drawBell } from './emblems/bell.ts';
import { drawBracelet } from './emblems/bracelet.ts';
import { drawComboBox } from './emblems/combo-box.ts';
import { drawDiya } from './emblems/diya.ts';
import { drawKavach } from './emblems/kavach.ts';
import { drawMala } from './emblems/mala.ts';
import { drawPyramid } from './emblems/pyramid.ts';
import { drawRing } from './emblems/ring.ts';
import { drawRudraksha } from './emblems/rudraksha.ts';
import { drawSriYantra } from './emblems/sri-yantra.ts';
import { drawGem } from './gem/gem.ts';
import { createDefs, type Defs } from './svg/defs.ts';
import { element, formatNumber } from './svg/markup.ts';

/** Width and height of the box everything is drawn in. */
const BOX = 200;

const THING_DRAWERS: { readonly [Name in Thing]: (defs: Defs) => string } = {
  ring: drawRing,
  rudraksha: drawRudraksha,
  mala: drawMala,
  bracelet: drawBracelet,
  sriYantra: drawSriYantra,
  kavach: drawKavach,
  pyramid: drawPyramid,
  bell: drawBell,
  combo: drawComboBox,
};

/** The id prefix and the margin of an emblem. */
export interface DrawOptions {
  /** Begins every id in the file; drawings in one document need different ones. */
  idPrefix: string;
  /**
   * Room around the 200 box, 0 by default. A file shown by `<img>` ends at its edge, so give 22 where shadows and threads
   * would be cut.
   */
  margin?: number;
}

function drawBody(emblem: Emblem, defs: Defs): string {
  if (emblem.kind === 'gem') return drawGem(emblem, defs);
  if (emblem.kind === 'diya') return drawDiya(emblem, defs);
  return THING_DRAWERS[emblem.kind](defs);
}

/**
 * Returns an emblem as a complete SVG file in a 200 box, hidden from screen readers. The same emblem with the same options
 * always has the same bytes. Throws a RangeError when the prefix cannot begin an id or a number of the emblem is not finite.
 */
export function drawEmblem(emblem: Emblem, options: DrawOptions): string {
  const { idPrefix, margin = 0 } = options;
  const size = formatNumber(BOX + margin * 2);
  const corner = formatNumber(-margin);
  const defs = createDefs(idPrefix);
  const body = drawBody(emblem, defs);
  return element('svg', {
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'art',
      viewBox: `${corner} ${corner} ${size} ${size}`,
      overflow: 'visible',
      'aria-hidden': 'true',
    },
    children: `<defs>${defs.markup()}</defs>${body}`,
  });
}
