/** The media types of public files, by extension. */
export const fileTypes = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
} as const;

/** The extension of a stored file's name. */
export type FileType = keyof typeof fileTypes;
