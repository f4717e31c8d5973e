const name = /^navaratna-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.(?:tar\.gz(?:\.age)?|sealed|backup)$/;

/** Returns the name of a back-up that is made now. Its time (UTC) is in it, so that their order is that of time. */
export const nameOfBackup = (at: Date, isSealed: boolean): string => {
  const stamp = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `navaratna-${stamp}.tar.gz${isSealed ? '.age' : ''}`;
};

/** Returns when a back-up was made, by its name, also that of an earlier version; null for another file. */
export const timeOfBackup = (file: string): Date | null => {
  const [, y, m, d, h, min, s] = name.exec(file) ?? [];
  return y ? new Date(`${y}-${m}-${d}T${h}:${min}:${s}Z`) : null;
};
