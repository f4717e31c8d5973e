import { expect, it } from 'vitest';
import { avatarColour, avatarColours, avatarLight } from './avatar.tsx';

/** Returns the relative luminance of a colour from 0 to 255 a channel (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('the white letter has a contrast of 4.5 on every colour, also where the light falls', () => {
  for (const colour of avatarColours) {
    const lit = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
      .map((value) => value * (1 - avatarLight) + 255 * avatarLight);
    expect(1.05 / (luminance(lit) + 0.05), colour).toBeGreaterThanOrEqual(4.5);
  }
});

it('a person has one colour, and many people have all of them', () => {
  expect(avatarColour('mwpxrwgoabnkp7un')).toBe(avatarColour('mwpxrwgoabnkp7un'));
  const ids = Array.from({ length: 60 }, (_, i) => `mwpxrwgoabnkp7${i}`);
  expect(new Set(ids.map(avatarColour)).size).toBe(avatarColours.length);
});
