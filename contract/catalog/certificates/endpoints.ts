import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, daySchema, idSchema, instantSchema, pictureSchema } from '../../core/primitives.ts';
import { factsSchema } from '../products/facts/schema.ts';
import { pieceStates, reportScopes } from './rules.ts';

const bothSchema = z.object({ en: z.string(), hi: z.string() });

/** A laboratory's report as the public sees it. */
export const publicReportSchema = z.object({
  scope: z.enum(reportScopes),
  laboratory: bothSchema,
  number: z.string(),
  /** The day on the report, YYYY-MM-DD. */
  date: daySchema.nullable(),
  /** The weight that was measured, in carats. */
  carat: z.number().nullable(),
  /** What the laboratory found, in a sentence. */
  measured: bothSchema,
  /** The laboratory's own page of the report. */
  link: z.string().nullable(),
  /** The report's picture or PDF; null once the report was withdrawn. */
  file: pictureSchema.nullable(),
  /** The shop takes the report back: it must not be relied on. */
  withdrawn: z.boolean(),
});
/** A laboratory's report as the public sees it. */
export type PublicReport = z.output<typeof publicReportSchema>;

/** A report that is in force for a product, or for one of its variants (`skuId`). */
export const productReportSchema = publicReportSchema.extend({ skuId: idSchema.nullable() });
/** A report that is in force for a product or one of its variants. */
export type ProductReport = z.output<typeof productReportSchema>;

/** The public answer about a sold piece. Nothing in it is about the buyer. */
export const verifiedPieceSchema = z.object({
  code: z.string(),
  state: z.enum(pieceStates),
  name: bothSchema,
  /** The variant or size; empty if there is none. */
  choice: z.string(),
  gram: z.number().nullable(),
  picture: pictureSchema.nullable(),
  /** The product's facts on the day of the signature. */
  facts: factsSchema.nullable(),
  report: publicReportSchema.nullable(),
  /** Pieces of the same order line, and how many of them came back. */
  pieces: z.number().int(),
  returned: z.number().int(),
  /** The day of the sale in India, YYYY-MM-DD. */
  soldOn: daySchema,
  seller: z.string(),
  signedAt: instantSchema,
  revision: z.number().int(),
  /** The signed text, byte for byte in UTF-8, and its Ed25519 signature in base64. */
  statement: z.string(),
  signature: z.string(),
  keyId: z.string(),
});
/** The public answer about a sold piece. */
export type VerifiedPiece = z.output<typeof verifiedPieceSchema>;

/** A piece of an order, for its buyer. */
export const ownPieceSchema = z.object({
  code: z.string(),
  itemId: idSchema,
  /** The number of the piece within its order line, from 1. */
  unit: z.number().int(),
  name: bothSchema,
  choice: z.string(),
  state: z.enum(pieceStates),
});
/** A piece of an order, for its buyer. */
export type OwnPiece = z.output<typeof ownPieceSchema>;

const byCode = z.object({ code: z.string().max(64) });
const ofOrder = z.object({ id: anyIdSchema });

/** Certificates: what everyone may read, and what a buyer has. */
export const certificates = {
  'GET /api/certificates/keys': endpoint({
    summary:
      'Lists the public keys of the shop, also retired ones, as a JSON Web Key Set (RFC 7517, RFC 8037).',
    access: 'anyone',
    response: z.object({
      keys: z.array(
        z.object({
          kty: z.literal('OKP'),
          crv: z.literal('Ed25519'),
          use: z.literal('sig'),
          alg: z.literal('EdDSA'),
          kid: z.string(),
          x: z.string(),
        }),
      ),
    }),
  }),
  'GET /api/certificates/keys/{id}': endpoint({
    summary: 'Returns one public key of the shop in PEM, as openssl reads it.',
    access: 'anyone',
    params: z.object({ id: z.string().max(64) }),
    produces: 'application/x-pem-file',
    response: z.unknown(),
    errors: ['certificate_key_unknown'],
  }),
  'GET /api/certificates/verify/{code}': endpoint({
    summary:
      'Returns what the shop has signed about the piece with this code, and what is known of it today.',
    access: 'anyone',
    limit: 'certificate',
    params: byCode,
    response: verifiedPieceSchema,
    errors: ['code_length', 'code_mistyped', 'code_unknown', 'certificate_altered'],
  }),
  'GET /api/certificates/verify/{code}/statement': endpoint({
    summary: 'Returns the signed text about a piece as a file.',
    access: 'anyone',
    limit: 'certificate',
    params: byCode,
    produces: 'application/json',
    response: z.unknown(),
    errors: ['code_length', 'code_mistyped', 'code_unknown', 'certificate_altered'],
  }),
  'GET /api/certificates/verify/{code}/signature': endpoint({
    summary: 'Returns the 64 bytes of the Ed25519 signature over the statement as a file.',
    access: 'anyone',
    limit: 'certificate',
    params: byCode,
    produces: 'application/octet-stream',
    response: z.unknown(),
    errors: ['code_length', 'code_mistyped', 'code_unknown', 'certificate_altered'],
  }),
  'GET /api/certificates/products/{id}': endpoint({
    summary: 'Lists the laboratory reports that are in force for a product and its variants.',
    access: 'anyone',
    params: ofOrder,
    response: z.object({ reports: z.array(productReportSchema) }),
  }),
  'GET /api/orders/{id}/certificates': endpoint({
    summary: 'Lists the codes of the pieces of the user’s order.',
    access: 'member',
    params: ofOrder,
    response: z.object({ pieces: z.array(ownPieceSchema) }),
    errors: ['order_not_found'],
  }),
  'GET /api/orders/{id}/certificates/cards': endpoint({
    summary: 'Returns a card for each piece of the user’s order as a PDF.',
    access: 'member',
    limit: 'pdf',
    download: true,
    params: ofOrder,
    produces: 'application/pdf',
    response: z.unknown(),
    errors: ['order_not_found', 'certificates_not_yet', 'papers_yours_waiting', 'papers_busy'],
  }),
};
