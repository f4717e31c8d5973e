/** The batch form: one JSON question a line, one JSON answer a line, in order. A bad line answers with an error. */
import { JyotishRangeError } from '../errors.ts';
import type { MatchBirth } from '../matching/match.ts';
import { kpResult, otherDashasResult, pointsResult, strengthResult } from './depth-results.ts';
import {
  type Fields,
  readAyanamsa,
  readDatetime,
  readFields,
  readMoon,
  readNode,
  readPlace,
  readYearLength,
} from './input.ts';
import {
  type Birth,
  dashaResult,
  gunaResult,
  kundliResult,
  matchResult,
  panchangResult,
  positionsResult,
} from './results.ts';

/** What can be asked. */
const QUESTIONS = new Map<unknown, (fields: Fields) => object>(
  Object.entries({
    positions: (fields: Fields) =>
      positionsResult(readDatetime(fields.datetime, fields.zone).instant, readPlace(fields)),
    panchang: (fields: Fields) =>
      panchangResult({
        date: readText(fields.date, 'date'),
        place: readPlace(fields),
        zone: readText(fields.zone, 'zone'),
        ayanamsa: readAyanamsa(fields.ayanamsa),
      }),
    dasha: (fields: Fields) => dashaResult(readBirth(fields)),
    kundli: (fields: Fields) => kundliResult(readBirth(fields)),
    strength: (fields: Fields) => strengthResult(readBirth(fields), fields),
    kp: (fields: Fields) => kpResult(readBirth(fields)),
    otherDashas: (fields: Fields) => otherDashasResult(readBirth(fields)),
    points: (fields: Fields) => pointsResult(readBirth(fields)),
    match: (fields: Fields) =>
      matchResult(readMatchBirth(fields.boy), readMatchBirth(fields.girl), readAyanamsa(fields.ayanamsa)),
    guna: (fields: Fields) => gunaResult(readMoon(fields.boy), readMoon(fields.girl)),
  }),
);

function readText(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new JyotishRangeError(`${name} must be a text.`);
}

function readBirth(fields: Fields): Birth {
  return {
    ...readDatetime(fields.datetime, fields.zone),
    place: readPlace(fields),
    ayanamsa: readAyanamsa(fields.ayanamsa),
    node: readNode(fields.node),
    yearLength: readYearLength(fields.yearLength),
  };
}

function readMatchBirth(value: unknown): MatchBirth {
  const fields = readFields(value, 'boy and girl');
  return { ...readDatetime(fields.datetime, fields.zone), place: readPlace(fields) };
}

/** Answers one line of input, in one line of JSON. */
export function answer(line: string): string {
  try {
    const fields = readFields(parse(line), 'A question');
    const question = QUESTIONS.get(fields.do);
    if (!question) {
      throw new JyotishRangeError(`"do" must be one of ${[...QUESTIONS.keys()].join(', ')}.`);
    }
    return JSON.stringify(question(fields));
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new JyotishRangeError('A line must be one JSON object.');
  }
}
