import { encode } from 'uqr';
import type { Pen } from './pen.ts';
import { INK } from './theme.ts';

/**
 * Draws the QR code of a text: dark squares on white, with the quiet zone of four modules that ISO/IEC 18004 asks for.
 * `size` in points includes it. Level M survives a scratch of 15 %.
 */
export function drawQr(pen: Pen, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 4 });
  const side = size / modules;
  pen.roundedRect(x, y, size, size, size * 0.05).fill(INK.surface);
  // One path: squares side by side leave no hairlines between them.
  const squares = data.flatMap((row, down) =>
    row.flatMap((dark, across) =>
      dark ? [`M${x + across * side} ${y + down * side}h${side}v${side}h${-side}z`] : [],
    ),
  );
  pen.path(squares.join('')).fill(INK.ink);
}
