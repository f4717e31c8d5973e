/**
 * A strip holds the frames of a stone that is turned once round on its place: rows of `columns` square frames of `side` pixels,
 * the first as the stone lies in its picture, each next one turned on by the same angle.
 */
export const TURN_STRIP = { frames: 16, columns: 4, side: 480 } as const;

/** Returns the name or address of the strip of the stone on a picture (`hasStrip` in pictures.ts). */
export const stripOf = (name: string): string => name.replace(/(?=\.\w+$)/, `-${TURN_STRIP.side}`);
