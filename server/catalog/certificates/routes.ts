import type { certificates } from '#contract/catalog/certificates/endpoints.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { CertificatesService } from './service.ts';

const attachment = (name: string) => ['content-disposition', `attachment; filename="${name}"`] as const;

/** Returns the handlers of certificates. */
export const certificateHandlers = (service: CertificatesService): Handlers<typeof certificates> => ({
  'GET /api/certificates/keys': () => service.keySet(),
  'GET /api/certificates/keys/{id}': async ({ params, setHeader }) => {
    const pem = await service.keyPem(params.id);
    if (!(pem instanceof AppError)) setHeader(...attachment(`key-${params.id}.pem`));
    return pem;
  },
  'GET /api/certificates/verify/{code}': ({ params }) => service.verify(params.code),
  'GET /api/certificates/verify/{code}/statement': async ({ params, setHeader }) => {
    const proof = await service.proof(params.code);
    if (proof instanceof AppError) return proof;
    setHeader(...attachment(`${proof.code}.json`));
    return proof.statement;
  },
  'GET /api/certificates/verify/{code}/signature': async ({ params, setHeader }) => {
    const proof = await service.proof(params.code);
    if (proof instanceof AppError) return proof;
    setHeader(...attachment(`${proof.code}.sig`));
    return proof.signature;
  },
  'GET /api/certificates/products/{id}': async ({ params }) => ({
    reports: await service.productReports(params.id),
  }),
  'GET /api/orders/{id}/certificates': async ({ params, session }) => {
    const pieces = await service.ownPieces(params.id, session.userId);
    return pieces instanceof AppError ? pieces : { pieces };
  },
  'GET /api/orders/{id}/certificates/cards': async ({ params, lang, session, setHeader, asker }) => {
    const pdf = await service.ownCards(params.id, lang, session.userId, asker().signal);
    if (!(pdf instanceof AppError)) setHeader(...attachment('certificates.pdf'));
    return pdf;
  },
});
