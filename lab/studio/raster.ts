/** A finished square picture: three sRGB bytes a pixel. */
export interface Raster {
  size: number;
  rgb: Uint8Array;
}
