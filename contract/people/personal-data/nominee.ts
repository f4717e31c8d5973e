import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { isFitName } from '../../core/person-names.ts';
import { anyIdSchema, instantSchema, messageSchema, oneLine } from '../../core/primitives.ts';
import { isPrintable } from '../../core/scripts.ts';
import { tidyPhone } from '../../core/typed.ts';
import { emailSchema } from '../accounts/person.ts';
import { isPhone, passwordLength } from '../accounts/person-rules.ts';
import { nomineeNameMax, nomineeRelations } from './rules.ts';

/** The person who acts for the holder of an account after their death or incapacity (DPDP Act 2023, section 14). */
export const nomineeSchema = z.object({
  name: z.string(),
  relation: z.enum(nomineeRelations),
  /** At least one of the two is given. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  namedAt: instantSchema,
});
/** The person who acts for the holder of an account after their death or incapacity. */
export type Nominee = z.output<typeof nomineeSchema>;

const proofShape = { password: z.string().max(passwordLength.max).optional() };

const nomineeInput = z
  .object({
    name: z
      .string()
      .overwrite(oneLine)
      .min(1, 'nominee_name_missing')
      .max(nomineeNameMax)
      .refine(isFitName, 'name_unfit')
      .refine(isPrintable, 'name_script'),
    relation: z.enum(nomineeRelations),
    email: z.union([z.literal(''), emailSchema]).default(''),
    phone: z
      .string()
      .overwrite(tidyPhone)
      .refine((phone) => phone === '' || isPhone(phone), 'phone_digits')
      .default(''),
    ...proofShape,
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', { error: 'nominee_contact', path: ['email'] });

const params = z.object({ id: anyIdSchema });
const requestShape = {
  /** `namedAt` of the nominee whose papers staff have seen: the person may have named somebody else meanwhile. */
  namedAt: instantSchema,
  /** The reason for the request, and the papers. Both are recorded. */
  because: z.enum(['death', 'incapacity']),
  papers: z.string().trim().min(1, 'reason_missing').max(500),
};

/** Endpoints of nominees: one’s own, and what staff do at a nominee’s request. */
export const nominees = {
  'PUT /api/account/nominee': endpoint({
    summary:
      'Names or replaces one’s nominee, and tells the person by e-mail. Requires the password, or a fresh sign-in if there is none.',
    access: 'member',
    limit: 'login',
    body: nomineeInput,
    response: messageSchema.extend({ nominee: nomineeSchema }),
    errors: ['wrong_password', 'sign_in_again', 'nominee_yourself'],
  }),
  'POST /api/account/nominee/remove': endpoint({
    summary:
      'Removes one’s nominee, and tells the person by e-mail. Requires the password, or a fresh sign-in if there is none.',
    access: 'member',
    limit: 'login',
    body: z.object(proofShape),
    response: messageSchema,
    errors: ['wrong_password', 'sign_in_again', 'nominee_missing'],
  }),
  'GET /api/admin/users/{id}/nominee': endpoint({
    summary: 'Returns the nominee of a person, or null. The look is recorded in the audit log.',
    access: 'admin',
    permission: 'people.nominee',
    params,
    response: z.object({ nominee: nomineeSchema.nullable() }),
    errors: ['person_not_found'],
  }),
  'POST /api/admin/users/{id}/nominee/erasure': endpoint({
    summary:
      'Requests the erasure of a person’s account in seven days, for their nominee. The person is told by e-mail, and can cancel it.',
    access: 'admin',
    permission: 'people.nominee',
    fresh: 'always',
    params,
    body: z.object(requestShape),
    response: messageSchema.extend({ dueAt: instantSchema }),
    errors: [
      'person_not_found',
      'not_yourself',
      'nominee_missing',
      'nominee_changed',
      'nominee_erase_open',
      'nominee_erase_asked',
      'erase_admin',
    ],
  }),
  'POST /api/admin/users/{id}/nominee/copy': endpoint({
    summary:
      'Makes a copy of a person’s data for their nominee, whom a link of 24 hours reaches by e-mail. The person is told by e-mail. Staff never see the copy.',
    access: 'admin',
    permission: 'people.nominee',
    fresh: 'always',
    status: 202,
    params,
    body: z.object({
      ...requestShape,
      /** The nominee’s address, if only a phone number was named; ignored otherwise. */
      email: emailSchema.optional(),
    }),
    response: messageSchema,
    errors: [
      'person_not_found',
      'not_yourself',
      'nominee_missing',
      'nominee_changed',
      'nominee_email',
      'copy_in_progress',
    ],
  }),
  'GET /api/nominee/copy/{ticket}': endpoint({
    summary: 'Returns the copy that a nominee asked for, as JSON, until its link expires.',
    access: 'anyone',
    params: z.object({ ticket: z.string().max(100) }),
    response: z.custom<Uint8Array>(),
    produces: 'application/json; charset=utf-8',
    errors: ['nominee_link_over'],
  }),
};
