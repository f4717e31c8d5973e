import type { HexColour } from '../svg/colour.ts';
import type { Axis, Defs } from '../svg/defs.ts';

/** The shades of a polished metal in the order they lie across a rounded bar lit from the left. */
export interface MetalShades {
  /** Engraved lines and the far dark edge. */
  dark: HexColour;
  shade: HexColour;
  body: HexColour;
  /** The highlight. */
  shine: HexColour;
  /** Past the highlight, warm with light thrown back. */
  warm: HexColour;
  rim: HexColour;
}

/** Every metal that can be drawn. */
export const METAL_SHADES = {
  gold: {
    dark: '#5f3a0b',
    shade: '#a86d16',
    body: '#e9b949',
    shine: '#fff0b5',
    warm: '#d59b2d',
    rim: '#81510f',
  },
  brass: {
    dark: '#4c3706',
    shade: '#8a6a14',
    body: '#cfa93b',
    shine: '#fbeaa6',
    warm: '#b8922a',
    rim: '#67500c',
  },
} as const satisfies Record<string, MetalShades>;

/** A metal that can be drawn. */
export type Metal = keyof typeof METAL_SHADES;

/** Returns polished `metal` as a paint: the highlight is across the middle of `axis`. */
export function polished(finish: { metal: Metal; axis: Axis }, defs: Defs): string {
  const { dark, shade, body, shine, warm, rim } = METAL_SHADES[finish.metal];
  return defs.linear(finish.axis, [
    [0, dark],
    [0.18, shade],
    [0.4, body],
    [0.52, shine],
    [0.7, warm],
    [1, rim],
  ]);
}
