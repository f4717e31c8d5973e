import { z } from 'zod';
import { langs } from '#languages/list.ts';
import { endpoint } from '../../core/endpoint.ts';
import { daySchema, idSchema, instantSchema } from '../../core/primitives.ts';
import { localInstantSchema } from '../reports/parts.ts';

const signIdSchema = z.number().int().min(0).max(11);
const nameSchema = z.object({ id: z.number().int(), name: z.string() });

/** The text of one day and sign in one language. */
export const predictionTextSchema = z.object({
  /** Two paragraphs of plain text, separated by an empty line. */
  prediction: z.string(),
  seek: z.string(),
  challenge: z.string(),
  insight: z.string(),
});
/** The text of one day and sign in one language. */
export type PredictionText = z.output<typeof predictionTextSchema>;

/** The sky at sunrise where the shop works, counted from one sign. Ids are those of the kundli. */
export const predictionSkySchema = z.object({
  /** The instant of the sky, local time of India. Nakshatra and tithi may change later on the day. */
  at: localInstantSchema,
  /** The place of the sunrise; null for days that were written for six in the morning instead. */
  place: z.string().nullable(),
  nakshatra: nameSchema,
  /** 1 to 30: the bright half, then the dark half. The name includes the half. */
  tithi: nameSchema,
  /** The transits of the grahas: house 1 to 12 counted from the sign. */
  transits: z.array(
    nameSchema.extend({ sign: nameSchema, house: z.number().int(), is_retrograde: z.boolean() }),
  ),
  /** Grahas that aspect the sign. */
  aspects: z.array(nameSchema),
});
/** The sky of a day from one sign. */
export type PredictionSky = z.output<typeof predictionSkySchema>;

const readQuery = z.object({
  /** The language of the text; the reader's own if absent. */
  la: z.enum(langs).optional(),
  /** A day: yesterday, today, tomorrow, or a date. */
  day: z.union([z.enum(['yesterday', 'today', 'tomorrow']), daySchema]).default('today'),
});

// Older clients render the text as HTML, so text that could become an element is refused.
const plain = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^<>]*$/);
const editedTextSchema = z.object({
  prediction: plain(1500),
  seek: plain(200),
  challenge: plain(200),
  insight: plain(200),
});

const adminRowSchema = z.object({
  date: daySchema,
  sign: nameSchema,
  en: predictionTextSchema,
  hi: predictionTextSchema,
  sky: predictionSkySchema,
  /** Its day has begun, so it can no longer be edited. */
  published: z.boolean(),
  edited: z.object({ at: instantSchema, by: idSchema }).nullable(),
});
/** A prediction in the admin list, in both languages. */
export type AdminPrediction = z.output<typeof adminRowSchema>;

const dayAndSign = z.object({ date: daySchema, sign: z.string().max(20) });

const traitsSchema = z.array(z.string());
const numbersSchema = z.array(z.number().int());
const lifePathSchema = z.object({
  number: z.number().int(),
  title: z.string(),
  description: z.string(),
  traits: z.object({ positive: traitsSchema, challenging: traitsSchema }),
  compatibility: z.object({ compatible_with: numbersSchema, challenging_with: numbersSchema }),
});
/** The description of a life path number. */
export type LifePath = z.output<typeof lifePathSchema>;

/** Endpoints of daily predictions and life paths. */
export const horoscope = {
  'GET /api/horoscope/all': endpoint({
    summary: 'Returns the predictions of a day for all twelve signs.',
    access: 'anyone',
    limit: 'list',
    query: readQuery,
    response: z.object({
      status: z.literal('ok'),
      data: z.object({
        datetime: z.iso.datetime({ offset: true }),
        daily_predictions: z.array(
          z.object({
            sign: nameSchema,
            sign_info: z.object({ vedic_name: z.string(), lord: z.string() }),
            predictions: z.array(predictionTextSchema.extend({ type: z.literal('General') })),
            aspects: predictionSkySchema.shape.aspects,
            transits: predictionSkySchema.shape.transits,
          }),
        ),
      }),
    }),
    errors: ['prediction_missing'],
  }),
  'GET /api/horoscope/{sign}': endpoint({
    summary: 'Returns the prediction of a day for one sign.',
    access: 'anyone',
    limit: 'list',
    params: z.object({ sign: z.string().max(40) }),
    query: readQuery,
    response: z.object({
      status: z.literal('ok'),
      data: z.object({
        daily_prediction: predictionTextSchema.extend({
          sign_id: signIdSchema,
          sign_name: z.string(),
          date: daySchema,
          sky: predictionSkySchema,
        }),
      }),
    }),
    errors: ['sign_not_found', 'prediction_missing'],
  }),
  'GET /api/life-path/{number}': endpoint({
    summary: 'Returns the description of a life path number, 1 to 9.',
    access: 'anyone',
    limit: 'list',
    params: z.object({ number: z.string().max(20) }),
    query: z.object({ la: z.enum(langs).optional() }),
    response: lifePathSchema,
    errors: ['life_path_missing'],
  }),

  'GET /api/admin/predictions/{date}': endpoint({
    summary: 'Returns the twelve predictions of a day in both languages. They are written seven days ahead.',
    access: 'admin',
    permission: 'content.write',
    params: z.object({ date: daySchema }),
    response: z.object({ predictions: z.array(adminRowSchema) }),
    errors: ['prediction_missing'],
  }),
  'PUT /api/admin/predictions/{date}/{sign}': endpoint({
    summary: 'Changes the text of a future day, and records the change.',
    access: 'admin',
    permission: 'content.write',
    params: dayAndSign,
    body: z.object({ en: editedTextSchema, hi: editedTextSchema }),
    response: z.object({ prediction: adminRowSchema }),
    errors: ['sign_not_found', 'prediction_missing', 'prediction_published'],
  }),
  'GET /api/admin/predictions/{date}/{sign}/changes': endpoint({
    summary: 'Lists every edit of a prediction, newest first: who, when, and the text before and after.',
    access: 'admin',
    permission: 'content.write',
    params: dayAndSign,
    response: z.object({
      changes: z.array(
        z.object({
          at: instantSchema,
          by: z.object({ _id: idSchema, name: z.string() }).nullable(),
          before: z.object({ en: predictionTextSchema, hi: predictionTextSchema }),
          after: z.object({ en: predictionTextSchema, hi: predictionTextSchema }),
        }),
      ),
    }),
    errors: ['sign_not_found'],
  }),
};
