/** The sizes of an uploaded picture: maximum pixels in either direction. The largest one has the picture's address. */
export const pictureSizes = [320, 640, 1200] as const;
/** A size of an uploaded picture. */
export type PictureSize = (typeof pictureSizes)[number];

const uploaded = /\/media\/[0-9a-f]{40}\.(?:webp|avif|jpg)$/;

/** Returns the file name or address of a copy: `/media/NAME.webp` at 320 is `/media/NAME-320.webp`. */
export const pictureAt = (name: string, size: PictureSize): string =>
  size === 1200 ? name : name.replace(/\.(\w+)$/, `-${size}.$1`);

/** Returns the `srcset` of an uploaded picture; undefined for drawings and pictures without copies. */
export const pictureSet = (address: string): string | undefined =>
  uploaded.test(address)
    ? pictureSizes.map((size) => `${pictureAt(address, size)} ${size}w`).join(', ')
    : undefined;

/** Returns the mean colour of an uploaded picture, #rrggbb; undefined when its name does not say (picture-names.ts). */
export const colourOf = (address: string): string | undefined =>
  /\/(\w{6})c0107e5/.exec(address)?.[1]?.replace(/^/, '#');

/** Returns whether a strip of the cut stone on a picture is stored beside it (turn-strip.ts). */
export const hasStrip = (address: string): boolean => /\w{6}c0107e52/.test(address);

/** Returns whether an address is that of an uploaded picture as the shop stores it. */
export const isUploadedPicture = (address: string): boolean =>
  address.startsWith('/media/') && uploaded.test(address);

const elsewhere = /^https?:\/\/[^\s"'<>?#]*?(?=\/media\/[0-9a-f]{40}(?:-\d{3})?\.\w+$)/;

/**
 * Returns the address of an uploaded picture as the shop stores it, without an origin. So a client may send back an
 * address from a response, even after PUBLIC_URL or MEDIA_URL changed. Any other address is unchanged.
 */
export const storedPicture = (address: string): string => address.replace(elsewhere, '');

const imgTags = /<img\b[^>]*>/gi;
const inTag = /https?:\/\/[^\s"'<>?#]*?(?=\/media\/[0-9a-f]{40}(?:-\d{3})?\.\w+)/g;

/** Returns HTML with its picture addresses as the shop stores them; see {@link storedPicture}. */
export const withStoredPictures = (html: string): string =>
  html.replace(imgTags, (tag) => tag.replace(inTag, ''));

const stored = /(?<=["'\s,])\/media\/[0-9a-f]{40}/g;

/** Returns HTML with each address of an uploaded picture replaced by the result of `whole`. */
export const withPictures = (html: string, whole: (address: string) => string): string =>
  html.replace(imgTags, (tag) => tag.replace(stored, whole));
