import type { astrologers } from '#contract/consultations/astrologers/endpoints.ts';
import type { kyc } from '#contract/consultations/astrologers/kyc.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { KycService } from './kyc.ts';
import type { PhotoService } from './photo.ts';
import type { AstrologersService } from './service.ts';

const words = readWords('astrologers/answers');

/** Returns the handlers of astrologers. */
export const astrologersHandlers = (
  service: AstrologersService,
  photos: PhotoService,
): Handlers<typeof astrologers> => ({
  'POST /api/astrologers/astrologer-signup': async ({ body, lang }) => {
    const made = await service.signUp(body, lang);
    return made instanceof AppError ? made : { message: words[lang].signedUp };
  },
  'GET /api/astrologers/astrologer-details': async ({ session, lang }) => {
    const user = await service.own(session.userId);
    return user instanceof AppError ? user : { message: words[lang].details, user };
  },
  'PUT /api/astrologers/astrologer-details': async ({ session, body, lang }) => {
    const user = await service.change(session.userId, body);
    return user instanceof AppError ? user : { message: words[lang].saved, user };
  },
  'PUT /api/astrologers/photo': async ({ session, body, lang }) => {
    const refused = await photos.set(session.userId, body.photo);
    const user = refused ?? (await service.own(session.userId));
    if (user instanceof AppError) return user;
    return { message: body.photo === null ? words[lang].noPhoto : words[lang].photo, user };
  },
  'GET /api/astrologers/list': ({ query }) => service.list({ onlineOnly: query.isOnline === 'true' }),
  'GET /api/astrologers/overview': () => service.overview(),
});

/** Returns the handlers of astrologers' documents. */
export const kycHandlers = (service: KycService, photos: PhotoService): Handlers<typeof kyc> => ({
  'POST /api/astrologers/upload-documents': async ({ session, files, lang }) => {
    const sent = await service.upload(session.userId, files);
    return sent instanceof AppError ? sent : { message: words[lang].sent, user: sent };
  },
  'GET /api/auth/admin/astrologers/pending-kyc': ({ query, session }) =>
    service.list({ ...query, adminId: session.userId }),
  'PATCH /api/auth/admin/astrologers/{id}/verify': async ({ params, body, session, lang }) => {
    const { status, reason, sentAt = null } = body;
    const decided = await service.decide({
      userId: params.id,
      by: session.userId,
      status,
      reason,
      sentAt,
    });
    return decided instanceof AppError ? decided : { message: words[lang][status], astrologer: decided };
  },
  'DELETE /api/auth/admin/astrologers/{id}/photo': async ({ params, body, session, lang }) => {
    const refused = await photos.remove(params.id, { adminId: session.userId, reason: body.reason });
    return refused ?? { message: words[lang].photoGone };
  },
  'POST /api/auth/admin/astrologers/{id}/documents/{document}/view': async ({ params, body, session }) => {
    const view = await service.askView({
      userId: params.id,
      document: params.document,
      adminId: session.userId,
      reason: body.reason,
    });
    if (view instanceof AppError) return view;
    return {
      url: `/api/auth/admin/kyc-views/${view.ticket}`,
      expiresAt: view.expiresAt.toISOString(),
    };
  },
  'GET /api/auth/admin/kyc-documents/{ticket}': async ({ params, session, setHeader }) => {
    setHeader('content-disposition', 'inline');
    setHeader('x-content-type-options', 'nosniff');
    setHeader('cross-origin-resource-policy', 'same-origin');
    return service.shown(params.ticket, session.userId);
  },
  'GET /api/auth/admin/kyc-views/{ticket}': async ({ params, session, setHeader }) => {
    setHeader('content-disposition', 'inline');
    return service.view(params.ticket, session.userId);
  },
});
