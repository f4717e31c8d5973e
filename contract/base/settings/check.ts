import { isUploadedPicture } from '../../core/pictures.ts';
import { isUpiId } from '../../core/rules.ts';
import { isPrintable } from '../../core/scripts.ts';
import { isEmail } from '../../people/accounts/person-rules.ts';
import { parseCoordinates } from './coordinates.ts';
import type { SettingField } from './form-fields.ts';
import type { SettingProblem } from './problems.ts';

/** A problem at a path of a setting ('hours.0.open'; '' is the value itself). */
export type SettingIssue = { path: string; problem: SettingProblem; min?: number; max?: number };

const phone = /^\+[1-9]\d{7,14}$/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const day = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const days = new RegExp(`^${day}(-${day})?$`);

const isUrl = (text: string): boolean => /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+\S*$/.test(text);
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
/** Non-negative, with at most two decimals. */
const isMoney = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function textProblem(field: SettingField, value: unknown): SettingProblem | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return field.optional ? null : 'missing';
  if (field.max !== undefined && text.length > field.max) return 'long';
  if (field.printed && !isPrintable(text)) return 'script';
  switch (field.kind) {
    case 'email':
      return isEmail(text) ? null : 'email';
    case 'phone':
      return phone.test(text) ? null : 'phone';
    case 'picture':
      return isUploadedPicture(text) ? null : 'picture';
    case 'url':
      return isUrl(text) ? null : 'url';
    case 'time':
      return time.test(text) ? null : 'time';
    case 'days':
      return days.test(text) ? null : 'days';
    case 'date':
      return isDate(text) ? null : 'date';
    case 'country':
      return /^[A-Z]{2}$/.test(text) ? null : 'country';
    case 'coordinates':
      return parseCoordinates(text) ? null : 'coordinates';
    case 'pins':
      return /^[1-9]\d{1,5}( [1-9]\d{1,5})*$/.test(text) ? null : 'pins';
    case 'upi':
      return isUpiId(text) ? null : 'upi';
    case 'code':
      return /^\d{4,8}$/.test(text) ? null : 'code';
    default:
      return null;
  }
}

function listProblems(field: SettingField, value: unknown, path: string): SettingIssue[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const { min = 0, max = Number.POSITIVE_INFINITY, item = 'text', of = [], printed } = field;
  if (list.length < min) return [{ path, problem: 'none' }];
  if (list.length > max) return [{ path, problem: 'many', max }];
  return list.flatMap((one, i) => {
    const at = path === '' ? String(i) : `${path}.${i}`;
    if (field.kind === 'rows') return fieldsProblems(of, one, at);
    return fieldProblems({ name: '', kind: item, max: 200, ...(printed && { printed }) }, one, at);
  });
}

/** Checks rules over two fields of one object. */
function pairProblems(value: Record<string, unknown>, path: string): SettingIssue[] {
  const { open, close, from, to } = value;
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (typeof open === 'string' && typeof close === 'string' && time.test(open) && time.test(close))
    return open < close ? [] : [{ path: at('close'), problem: 'closes_first' }];
  if (typeof from === 'number' && typeof to === 'number' && from > to)
    return [{ path: at('to'), problem: 'ends_first' }];
  return [];
}

/** Returns the problems of one field at `path`. */
function fieldProblems(field: SettingField, value: unknown, path: string): SettingIssue[] {
  const report = (problem: SettingProblem | null): SettingIssue[] =>
    problem
      ? [{ path, problem, ...(field.max !== undefined && { min: field.min ?? 0, max: field.max }) }]
      : [];
  switch (field.kind) {
    case 'rupees':
      return report(isMoney(value) && value <= 1e9 ? null : 'rupees');
    case 'percent':
      return report(isMoney(value) && value <= 100 ? null : 'percent');
    case 'whole': {
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
      const fits = Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
      return report(fits ? null : 'whole');
    }
    case 'toggle':
    case 'answer':
      return report(typeof value === 'boolean' ? null : 'choice');
    case 'state':
      return report(typeof value === 'string' && value !== '' ? null : 'choice');
    case 'group':
      return fieldsProblems(field.of ?? [], value, path);
    case 'list':
    case 'rows':
      return listProblems(field, value, path);
    default:
      return report(textProblem(field, value));
  }
}

/** Returns the problems of the fields of an object at `path`. A field named '' is the value itself. */
export function fieldsProblems(fields: readonly SettingField[], value: unknown, path = ''): SettingIssue[] {
  const object = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const wrong = fields.flatMap((field) =>
    field.name === ''
      ? fieldProblems(field, value, path)
      : fieldProblems(field, object[field.name], path === '' ? field.name : `${path}.${field.name}`),
  );
  return wrong.length > 0 ? wrong : pairProblems(object, path);
}
