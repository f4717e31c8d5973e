/** Pixels of the copy that a zoom shows, in either direction. Only pictures that were larger than 1,200 have one. */
export const ZOOM_PIXELS = 2000;

/** Returns the file name or address of the copy for a zoom: `/media/NAME-2000.webp`. */
export const zoomCopy = (name: string): string => name.replace(/(?=\.\w+$)/, `-${ZOOM_PIXELS}`);

/** Returns the `srcset` of a zoomed picture; undefined for drawings and for pictures of the studio, which have no such copy. */
export const zoomSet = (address: string): string | undefined =>
  /\/media\/[0-9a-f]{40}\.webp$/.test(address)
    ? `${address} 1200w, ${zoomCopy(address)} ${ZOOM_PIXELS}w`
    : undefined;
