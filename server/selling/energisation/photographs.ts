import { proofPhotoBytes } from '#contract/selling/energisation/rules.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { reencode } from '../../storage/images.ts';

/** Large enough to read a name on a slip of paper. */
const longSide = 1600;

/** Prepares photographs for the database: re-encoded without metadata, and encrypted. Returns an error for the first bad one. */
export async function sealPhotographs(
  photos: readonly Upload[],
  { encryptor, person, at }: { encryptor: Encryptor; person: string; at: Date },
): Promise<{ id: string; sealed: Buffer }[] | AppError> {
  if (photos.length === 0) return appError('energisation_photo');
  const tooLarge = photos.find((photo) => photo.cutOff);
  if (tooLarge) return appError('photo_too_large', { name: tooLarge.name, mb: proofPhotoBytes / 1e6 });
  const sealed: { id: string; sealed: Buffer }[] = [];
  for (const photo of photos) {
    const drawn = await reencode(photo.bytes, longSide, { person });
    if (drawn instanceof AppError) return drawn;
    sealed.push({ id: newId(at), sealed: await encryptor.encrypt(drawn) });
  }
  return sealed;
}
