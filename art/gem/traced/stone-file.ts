import type { StonePlan } from './laid-stone.ts';

/** Marks the box of a stone's plan among the boxes of a file (ISO/IEC 14496-12, user type of a `uuid` box). */
const USER_TYPE = [
  0x6e, 0x61, 0x76, 0x61, 0x72, 0x61, 0x74, 0x6e, 0x61, 0x2d, 0x73, 0x74, 0x6f, 0x6e, 0x65, 0x31,
];
const HEAD = 8 + USER_TYPE.length;

/**
 * Returns the file of a stone: `picture`, an AVIF picture of the light on the ground around it (`GROUND_MAP`), followed by a
 * box with the stone's plan. Viewers of pictures pass over a box they do not know.
 */
export function writeStoneFile(picture: Uint8Array, plan: StonePlan): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(plan));
  const file = new Uint8Array(picture.length + HEAD + text.length);
  file.set(picture);
  new DataView(file.buffer).setUint32(picture.length, HEAD + text.length);
  file.set(new TextEncoder().encode('uuid'), picture.length + 4);
  file.set(USER_TYPE, picture.length + 8);
  file.set(text, picture.length + HEAD);
  return file;
}

/** Returns the plan in the file of a stone. Throws when the file has none, as a picture that was encoded again. */
export function readStoneFile(file: Uint8Array): StonePlan {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 0; at + HEAD < file.length; ) {
    const length = view.getUint32(at);
    if (USER_TYPE.every((byte, i) => file[at + 8 + i] === byte))
      return JSON.parse(new TextDecoder().decode(file.subarray(at + HEAD, at + length)));
    if (length < 8) break;
    at += length;
  }
  throw new RangeError('this picture holds no stone');
}
