import { element, group, shape } from '../svg/markup.ts';

/** Half the size of the ruby's square in the middle and of the eight around it, and the step between them. */
const CENTRE_HALF = 3.7;
const OUTER_HALF = 2.75;
const STEP = 7;

/**
 * Draws the brand mark as an inline SVG: nine stones set square and turned by 45 degrees, the ruby in the middle. CSS
 * colours the classes `mk` and, for the middle one, `mk-c`.
 */
export function brandMark(className = 'mark'): string {
  const squares = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => {
      const isCentre = row === 0 && column === 0;
      const half = isCentre ? CENTRE_HALF : OUTER_HALF;
      return shape('rect', {
        x: 16 + column * STEP - half,
        y: 16 + row * STEP - half,
        width: half * 2,
        height: half * 2,
        rx: 0.7,
        class: isCentre ? 'mk-c' : 'mk',
      });
    }),
  );
  return element('svg', {
    attributes: { class: className, viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    children: group({ transform: 'rotate(45 16 16)' }, squares.join('')),
  });
}
