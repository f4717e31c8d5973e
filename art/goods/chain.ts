import { METAL_SHADES, type Metal } from '../materials/metals.ts';
import { shape } from '../svg/markup.ts';

/** Path data of a chain that comes down from beyond both upper corners to the two `ends` of a bail. */
function chainPath(left: string, right: string): string {
  return `M-2 -48L14 -6C${left}M202 -48L186 -6C${right}`;
}

/** A metal chain; `left` and `right` are the control points and end of its two curves as path data. */
export function metalChain(chain: { metal: Metal; left: string; right: string }): string {
  const { shade, shine } = METAL_SHADES[chain.metal];
  const d = chainPath(chain.left, chain.right);
  return (
    shape('path', { d, fill: 'none', stroke: shade, strokeWidth: 3 }) +
    shape('path', { d, fill: 'none', stroke: shine, strokeWidth: 1.7, strokeDasharray: '2.6 2.2' })
  );
}

/** A twisted thread in `colour` with `highlight` on its strands. */
export function thread(cord: { colour: string; highlight: string; left: string; right: string }): string {
  const d = chainPath(cord.left, cord.right);
  return (
    shape('path', { d, fill: 'none', stroke: cord.colour, strokeWidth: 3.4 }) +
    shape('path', {
      d,
      fill: 'none',
      stroke: cord.highlight,
      strokeOpacity: 0.6,
      strokeWidth: 1,
      strokeDasharray: '3 3',
    })
  );
}

/** The soft shadow a chain throws a little towards the lower right. */
export function chainShadow(chain: { colour: string; left: string; right: string }): string {
  return shape('path', {
    d: chainPath(chain.left, chain.right),
    fill: 'none',
    stroke: chain.colour,
    strokeOpacity: 0.16,
    strokeWidth: 3,
    transform: 'translate(4 5)',
  });
}
