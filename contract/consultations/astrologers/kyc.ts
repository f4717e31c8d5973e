import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { anyIdSchema, idSchema, instantSchema, pictureSchema } from '../../core/primitives.ts';
import { kycStatuses } from './endpoints.ts';
import { kycDocuments, kycFileBytes } from './kyc-rules.ts';

const documentSchema = z.enum(kycDocuments);

/**
 * An astrologer under review. Each document has the address of its picture. It works for ten minutes, for the admin who
 * read the list, and while their proof is fresh. It needs only the session cookie, so an `<img>` of the shop's origin can
 * show it.
 */
export const reviewedAstrologerSchema = z.object({
  _id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  expertise: z.string(),
  yearsOfExperience: z.number().int(),
  languagesSpoken: z.array(z.string()),
  bio: z.string(),
  /** The address of the photo that customers see. Null if there is none. */
  photo: pictureSchema.nullable(),
  documents: z.record(documentSchema, z.string().nullable()),
  kyc: z.enum(kycStatuses),
  kycReason: z.string().nullable(),
  /** The time the documents arrived. An approval names it, so that nobody approves documents they have not seen. */
  sentAt: instantSchema.nullable(),
  decidedAt: instantSchema.nullable(),
});
/** An astrologer under review. */
export type ReviewedAstrologer = z.output<typeof reviewedAstrologerSchema>;

/**
 * Endpoints of astrologers' documents. Astrologers send them, and admins view each document once and decide. Nobody
 * else ever sees one.
 */
export const kyc = {
  'POST /api/astrologers/upload-documents': endpoint({
    summary:
      'Uploads the four documents as pictures, replacing earlier ones, and starts the review (again). They are re-encoded and stored encrypted.',
    access: 'astrologer',
    parts: { files: kycDocuments, maxBytes: kycFileBytes },
    limit: 'upload',
    response: z.object({ message: z.string(), user: z.object({ kyc: z.enum(kycStatuses) }) }),
    errors: [
      'kyc_documents_missing',
      'kyc_file_large',
      'kyc_file_type',
      'image_too_large',
      'astrologer_not_found',
    ],
  }),
  'GET /api/auth/admin/astrologers/pending-kyc': endpoint({
    summary:
      'Lists astrologers under review, the longest waiting first; or those decided on, the latest first.',
    access: 'admin',
    permission: 'astrologers.review',
    query: z.object({
      status: z.enum(['pending', 'approved', 'rejected']).default('pending'),
      ...pageQuery,
    }),
    response: z.object({
      astrologers: z.array(reviewedAstrologerSchema),
      pages: pagesSchema,
      counts: z.object({ pending: z.number(), approved: z.number(), rejected: z.number() }),
    }),
  }),
  'PATCH /api/auth/admin/astrologers/{id}/verify': endpoint({
    summary:
      'Approves or rejects documents under review, and tells the astrologer by e-mail. `sentAt` names the documents that were viewed.',
    access: 'admin',
    permission: 'astrologers.review',
    fresh: 'always',
    params: z.object({ id: anyIdSchema }),
    body: z.object({
      status: z.enum(['approved', 'rejected']),
      reason: z.string().trim().max(500).default(''),
      sentAt: instantSchema.optional(),
    }),
    response: z.object({ message: z.string(), astrologer: reviewedAstrologerSchema }),
    errors: ['astrologer_not_found', 'kyc_decided', 'kyc_changed'],
  }),
  'DELETE /api/auth/admin/astrologers/{id}/photo': endpoint({
    summary: 'Removes the photo that customers see. The reason goes into the audit log.',
    access: 'admin',
    permission: 'astrologers.review',
    params: z.object({ id: anyIdSchema }),
    body: z.object({ reason: z.string().trim().min(3).max(500) }),
    response: z.object({ message: z.string() }),
    errors: ['astrologer_not_found'],
  }),
  'POST /api/auth/admin/astrologers/{id}/documents/{document}/view': endpoint({
    summary:
      'Requests a view of a document, with the reason. Returns an address that opens once, within a minute.',
    access: 'admin',
    permission: 'documents.view',
    fresh: 'always',
    params: z.object({ id: anyIdSchema, document: documentSchema }),
    body: z.object({ reason: z.string().trim().min(3).max(200) }),
    response: z.object({ url: z.string(), expiresAt: instantSchema }),
    errors: ['kyc_document_not_found'],
  }),
  'GET /api/auth/admin/kyc-documents/{ticket}': endpoint({
    summary:
      'Returns a document by its address in the list, for the admin who read the list, for ten minutes. Every view is recorded in the audit log.',
    access: 'admin',
    permission: 'documents.view',
    fresh: 'always',
    download: true,
    params: z.object({ ticket: z.string().max(100) }),
    response: z.unknown(),
    produces: 'image/webp',
    errors: ['kyc_document_not_found'],
  }),
  'GET /api/auth/admin/kyc-views/{ticket}': endpoint({
    summary: 'Returns the document once, to the admin who asked. Recorded in the audit log.',
    access: 'admin',
    permission: 'documents.view',
    fresh: 'always',
    params: z.object({ ticket: z.string().max(100) }),
    response: z.unknown(),
    produces: 'image/webp',
    errors: ['kyc_document_not_found'],
  }),
};
