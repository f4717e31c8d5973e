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

const elsewhere = /^https?:\/\/[^\s"'<>?#]*?(?=\/media\/[0-9a-f]{40}(?:-\d{3})?\.\w+$)/;

/**
 * The address of a kept picture as the shop stores it, without the origin that an answer gave it. A client may send back
 * what it has read, whatever PUBLIC_URL or MEDIA_URL was then. Anything else stays as it is.
 */
export const storedPicture = (address: string): string => address.replace(elsewhere, '');

const imgTags = /<img\b[^>]*>/gi;
const inTag = /https?:\/\/[^\s"'<>?#]*?(?=\/media\/[0-9a-f]{40}(?:-\d{3})?\.\w+)/g;

/** HTML with the addresses of its pictures as the shop stores them; see {@link storedPicture}. */
export const withStoredPictures = (html: string): string =>
  html.replace(imgTags, (tag) => tag.replace(inTag, ''));

const kept = /(?<=["'\s,])\/media\/[0-9a-f]{40}/g;

/** HTML with each address of a kept picture replaced by what `whole` returns for it. */
export const withPictures = (html: string, whole: (address: string) => string): string =>
  html.replace(imgTags, (tag) => tag.replace(kept, whole));
