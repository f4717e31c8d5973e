import type { personalisation } from '#contract/catalog/products/personal.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { PersonalPhotos } from '../../../selling/cart/service.ts';
import type { PersonalFieldsAdmin } from './personal-fields.ts';

const words = readWords('products/answers');

/** Returns the handlers of what buyers fill in: its fields for staff, and its photos. */
export const personalHandlers = (
  fields: PersonalFieldsAdmin,
  photos: PersonalPhotos,
): Handlers<typeof personalisation> => ({
  'GET /api/admin/products/{id}/personal-fields': async ({ params }) => {
    const found = await fields.read(params.id);
    return found instanceof AppError ? found : { fields: found };
  },
  'PUT /api/admin/products/{id}/personal-fields': async ({ params, body, session, lang }) => {
    const saved = await fields.set(params.id, body.fields, session.userId);
    return saved instanceof AppError ? saved : { message: words[lang].fieldsSaved, fields: saved };
  },
  'POST /api/personal-photos': async ({ files, session }) => {
    const photo = await photos.keep(session.userId, files[0]);
    return photo instanceof AppError ? photo : { photo };
  },
  'GET /api/personal-photos/{id}': ({ params, session, setHeader }) => {
    setHeader('content-disposition', 'inline');
    setHeader('x-content-type-options', 'nosniff');
    setHeader('cross-origin-resource-policy', 'same-origin');
    return photos.read(params.id, session);
  },
});
