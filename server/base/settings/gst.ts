import { z } from 'zod';
import { indianStates } from '#contract/astrology/places/india.ts';
import { gstinProblem } from '#contract/selling/invoices/gst.ts';

const rate = z.number().min(0).max(100).multipleOf(0.01);

/**
 * The seller on invoices. An unregistered shop issues bills of supply without tax. A registered one issues tax invoices
 * under its GSTIN, whose state decides between CGST + SGST and IGST. Rates in percent.
 */
export const gstSchema = z
  .object({
    /** Null until the shop has said whether it is. */
    registered: z.boolean().nullable(),
    legalName: z.string().trim().max(120),
    /** '' while unregistered. */
    gstin: z.string().trim().toUpperCase().max(15),
    /** ISO code of the seller's state (RJ). */
    state: z.enum(indianStates.map(({ code }) => code)),
    /** Principal place of business, a line each. */
    address: z.array(z.string().trim().max(120)).max(6),
    /** The rate of products without a rate of their own. */
    goodsRate: rate,
    /** The accounting code and rate of reports and chats (group 9997, "other services"; residual rate). */
    serviceCode: z.string().regex(/^\d{4,8}$/),
    serviceRate: rate,
    /** The name of the signatory, or ''. */
    signatory: z.string().trim().max(80),
  })
  .superRefine(({ registered, gstin, state }, context) => {
    const problem = registered ? gstinProblem(gstin, state) : null;
    if (!problem) return;
    const message = {
      form: 'A GSTIN has 15 characters: state code, PAN, entity number, Z and a check character',
      check: 'This GSTIN has a typing error: its check character is not right',
      state: 'This GSTIN belongs to another state',
    }[problem];
    context.addIssue({ code: 'custom', path: ['gstin'], message });
  })
  .default({
    registered: null,
    legalName: '',
    gstin: '',
    state: 'RJ',
    address: [],
    goodsRate: 18,
    serviceCode: '999799',
    serviceRate: 18,
    signatory: '',
  });
