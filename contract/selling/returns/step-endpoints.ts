import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, messageSchema } from '../../core/primitives.ts';
import { decided, returnSchema } from './endpoints.ts';
import { parcelNumber, photoBytes, photosAtMost, returnConditions } from './reasons.ts';

const ofOrder = z.object({ id: anyIdSchema, returnId: anyIdSchema });
const ofReturn = z.object({ id: anyIdSchema });
const shown = messageSchema.extend({ return: returnSchema });
const text = z.string().trim().max(500).optional();

/** A parcel as typed or scanned. */
const parcelBody = z.object({
  number: z
    .string('return_parcel_number')
    .max(80, 'return_parcel_number')
    .transform((typed, context) => {
      const number = parcelNumber(typed);
      if (number) return number;
      context.addIssue({ code: 'custom', message: 'return_parcel_number' });
      return z.NEVER;
    }),
  courier: z.string().trim().max(60).optional(),
});

const admin = { access: 'admin', unauthenticatedError: 'admin_not_authenticated' } as const;
const notThere = ['return_not_found', 'return_decided', 'return_step', 'order_is_cancelled'] as const;

/** The steps of a return between the request and its payment. */
export const returnStepEndpoints = {
  'PUT /api/orders/{id}/returns/{returnId}/parcel': endpoint({
    summary: 'Names the parcel of an agreed return, or corrects its number until it arrives.',
    access: 'member',
    params: ofOrder,
    body: parcelBody,
    response: shown,
    errors: [...notThere, 'return_parcel_number'],
  }),
  'POST /api/orders/{id}/returns/{returnId}/withdraw': endpoint({
    summary: 'Withdraws a request, as long as no parcel is on its way.',
    access: 'member',
    params: ofOrder,
    response: shown,
    errors: notThere,
  }),
  'POST /api/admin/returns/{id}/agree': endpoint({
    ...admin,
    summary: 'Agrees to a return: it is paid once its parcel has come back and was looked at.',
    permission: 'returns.agree',
    params: ofReturn,
    body: z.object({ text }),
    response: decided,
    errors: [...notThere, 'return_no_parcel'],
  }),
  'PUT /api/admin/returns/{id}/parcel': endpoint({
    ...admin,
    summary: 'Names the parcel of an agreed return at the desk.',
    permission: 'returns.receive',
    params: ofReturn,
    body: parcelBody,
    response: decided,
    errors: [...notThere, 'return_parcel_number'],
  }),
  'POST /api/admin/returns/{id}/arrive': endpoint({
    ...admin,
    summary: 'Records that the parcel of a return has arrived.',
    permission: 'returns.receive',
    params: ofReturn,
    response: decided,
    errors: notThere,
  }),
  'POST /api/admin/returns/{id}/inspect': endpoint({
    ...admin,
    summary: 'Records the condition of what came back, and restocks the pieces or writes them off.',
    permission: 'returns.receive',
    limit: 'upload',
    parts: { files: ['photo'], perName: photosAtMost, maxBytes: photoBytes },
    params: ofReturn,
    body: z.object({
      condition: z.enum(returnConditions, 'return_condition_required'),
      stock: z.enum(['restock', 'write_off'], 'return_condition_required'),
      text,
    }),
    response: decided,
    errors: [
      ...notThere,
      'pieces_in_stock',
      'return_condition_required',
      'photo_too_large',
      'image_kind',
      'image_unreadable',
      'image_too_large',
    ],
  }),
};
