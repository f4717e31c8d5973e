/** How wide the copies of an uploaded picture are, in pixels at most either way; the largest one is its address. */
export const pictureSizes = [320, 640, 1200] as const;
/** A size of an uploaded picture. */
export type PictureSize = (typeof pictureSizes)[number];

const uploaded = /^(\/media\/[0-9a-f]{40})(\.(?:webp|avif|jpg))$/;

/** The file name or address of a smaller copy: `/media/NAME.webp` at 320 is `/media/NAME-320.webp`. */
export const pictureAt = (name: string, size: PictureSize): string =>
  size === 1200 ? name : name.replace(/\.(\w+)$/, `-${size}.$1`);

/** The copies of an uploaded picture for `srcset`; undefined for drawings and whatever has none. */
export const pictureSet = (address: string): string | undefined =>
  uploaded.test(address)
    ? pictureSizes.map((size) => `${pictureAt(address, size)} ${size}w`).join(', ')
    : undefined;
