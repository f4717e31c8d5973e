import type { certificateAdmin } from '#contract/catalog/certificates/admin.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { CertificateAdmin, CertificatesService } from '../service.ts';

const words = readWords('certificates/answers');

/** Returns the handlers of certificates in the admin. */
export const certificateAdminHandlers = (
  admin: CertificateAdmin,
  certificates: CertificatesService,
): Handlers<typeof certificateAdmin> => ({
  'GET /api/admin/laboratory-reports': ({ query }) => admin.list(query),
  'POST /api/admin/laboratory-reports': async ({ body, files, session, lang }) => {
    const report = await admin.attach(body, files, session.userId);
    return report instanceof AppError ? report : { message: words[lang].attached, report };
  },
  'POST /api/admin/laboratory-reports/{id}/replace': async ({ params, body, files, session, lang }) => {
    const report = await admin.replace(params.id, body, files, session.userId);
    return report instanceof AppError ? report : { message: words[lang].replaced, report };
  },
  'POST /api/admin/laboratory-reports/{id}/withdraw': async ({ params, body, session, lang }) => {
    const report = await admin.withdraw(params.id, body.reason, session.userId);
    return report instanceof AppError ? report : { message: words[lang].withdrawn, report };
  },
  'GET /api/admin/orders/{id}/certificates': async ({ params }) => {
    const pieces = await admin.pieces(params.id);
    return pieces instanceof AppError ? pieces : { pieces };
  },
  'GET /api/admin/orders/{id}/certificates/cards': async ({ params, lang, session, setHeader, asker }) => {
    const pdf = await certificates.cards(params.id, lang, session.userId, asker().signal);
    if (!(pdf instanceof AppError))
      setHeader('content-disposition', 'attachment; filename="certificates.pdf"');
    return pdf;
  },
  'PUT /api/admin/certificates/{code}/came-back': async ({ params, body, session, lang }) =>
    (await admin.noteCameBack(params.code, body.cameBack, session.userId)) ?? { message: words[lang].noted },
});
