import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { kootaKeys } from './matching.ts';
import { reportLangs } from './parts.ts';

const agreementSchema = z.object({
  agrees: z.enum(['yes', 'partly', 'no']),
  /** "Agrees", "Does not agree". */
  agrees_name: z.string(),
  /** What tradition accepts although they do not agree; null for nothing. */
  cancelled_by: z.string().nullable(),
});

const candidateSchema = z.object({
  /** The matching that these figures are from; its report is under /my-reports. */
  orderId: z.string(),
  /** As typed when the matching was bought; empty if there was none. */
  name: z.string(),
  total_points: z.number(),
  /** The total with the points that cancelled doshas took counted in: the order of the list. */
  weighed_points: z.number(),
  /** Obtained points by koota, in the order of `kootas`. */
  points: z.array(z.number()),
  mangal_balanced: z.boolean(),
  rajju: agreementSchema,
  vedha: agreementSchema,
  verdict: z.object({
    id: z.enum(['supported', 'with care', 'not advised']),
    name: z.string(),
    /** The weightiest reason, as a sentence. */
    sentence: z.string(),
  }),
});
/** One candidate of a comparison. */
export type Candidate = z.output<typeof candidateSchema>;

const comparisonSchema = z.object({
  /** Names the comparison in a list; it has nothing of a birth in it. */
  key: z.string(),
  /** The person whose matchings these are, as typed. */
  person: z.object({ role: z.enum(['girl', 'boy']), name: z.string() }),
  /** 1 Lahiri, 3 Raman, 5 KP: only matchings of one ayanamsa are compared. */
  ayanamsa: z.number().int(),
  kootas: z.array(z.object({ key: z.enum(kootaKeys), name: z.string(), maximum: z.number() })),
  /** The best first. */
  candidates: z.array(candidateSchema),
});
/** The paid matchings of one person with different partners. */
export type Comparison = z.output<typeof comparisonSchema>;

/** The endpoint of candidates side by side. */
export const matchingComparisons = {
  'GET /api/matching-comparisons': endpoint({
    summary:
      'Returns one’s own paid matchings side by side: one comparison for each person who was matched with two or more, the best candidate first.',
    access: 'member',
    query: z.object({ la: z.enum(reportLangs).catch('en') }),
    response: z.object({ comparisons: z.array(comparisonSchema) }),
  }),
};
