/** The commands of the command line, once the process is set up. */
import { createInterface } from 'node:readline';
import { JyotishRangeError } from '../errors.ts';
import { kundli } from '../kundli/kundli.ts';
import { match } from '../matching/match.ts';
import { panchang } from '../panchang/panchang.ts';
import { sensitivity } from '../sensitivity.ts';
import { siderealPositions, tropicalPositions } from '../sky/positions.ts';
import { toIso } from '../time/civil-time.ts';
import { answer } from './batch.ts';
import { readAyanamsa, readCoordinates, readDatetime, readNode, readYearLength } from './input.ts';
import {
  dashaReport,
  kundliReport,
  type Language,
  matchReport,
  panchangReport,
  positionsReport,
} from './reports.ts';

const HELP = `Indian astrology, computed offline.

  jyotish kundli 1967-08-29T09:00:00+05:30 19.0760,72.8777
  jyotish dasha 1967-08-29T09:00:00+05:30 19.0760,72.8777 --year-length 0
  jyotish match <boy's datetime> <his place> <girl's datetime> <her place>
  jyotish panchang 2026-11-21 28.6139,77.2090 --zone Asia/Kolkata
  jyotish positions 2026-11-21T06:00:00+05:30 --tropical
  jyotish batch            one JSON question a line in, one answer a line out

  --ayanamsa lahiri|raman|kp   Lahiri when not said
  --node mean|true             mean when not said
  --zone <IANA name>           zone of a datetime without an offset, and of a panchang (Asia/Kolkata)
  --lang en|hi                 language of the names
  --json                       the whole object instead of a table`;

interface Arguments {
  positional: string[];
  options: Record<string, string>;
}

const FLAGS = new Set(['json', 'tropical', 'help']);
const OPTIONS = new Set(['ayanamsa', 'node', 'zone', 'lang', 'year-length']);

/** Options start with two dashes; everything else counts by its place (a latitude may be negative). */
function readArguments(args: readonly string[]): Arguments {
  const positional: string[] = [];
  const options: Record<string, string> = {};
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? '';
    if (!arg.startsWith('--')) {
      positional.push(arg);
      continue;
    }
    const [name = '', inline] = arg.slice(2).split('=');
    if (FLAGS.has(name)) options[name] = 'yes';
    else if (OPTIONS.has(name)) options[name] = inline ?? args[++i] ?? '';
    else throw new JyotishRangeError(`Unknown option --${name}.`);
  }
  return { positional, options };
}

/** Times in an object, by the names of their fields, printed as ISO text. */
const TIME_FIELDS = new Set(
  'start end sunrise sunset nextSunrise moonrise moonset visibleSunrise visibleSunset instant'.split(' '),
);

function json(value: unknown, zone: string): string {
  const show = (key: string, field: unknown) =>
    typeof field === 'number' && TIME_FIELDS.has(key) ? toIso(field, zone) : field;
  return JSON.stringify(value, show, 2);
}

/** Runs one command and returns what to print. */
function run({ positional, options }: Arguments): string {
  const [command, ...rest] = positional;
  const ayanamsa = readAyanamsa(options.ayanamsa);
  const node = readNode(options.node);
  const yearLength = readYearLength(options['year-length']);
  const language: Language = options.lang === 'hi' ? 'hi' : 'en';
  const birthAt = (index: number) => ({
    ...readDatetime(rest[index], options.zone),
    place: readCoordinates(rest[index + 1]),
  });
  switch (command) {
    case 'kundli':
    case 'dasha': {
      const birth = { ...birthAt(0), ayanamsa, node, yearLength };
      const result = kundli(birth);
      if (command === 'dasha') {
        const { dashaBalance: balance, dashas: periods } = result;
        return options.json
          ? json({ balance, periods }, birth.zone)
          : `Balance at birth: ${balance.lord} ${balance.duration}\n\n${dashaReport(periods, { language, zone: birth.zone })}`;
      }
      if (options.json) return json(result, birth.zone);
      const margins = sensitivity({ ...birth, runningAt: birth.instant });
      return kundliReport(result, margins, ayanamsa, { language, zone: birth.zone });
    }
    case 'match': {
      const [boy, girl] = [birthAt(0), birthAt(2)];
      const result = match({ boy, girl, ayanamsa });
      return options.json ? json(result, boy.zone) : matchReport(result, { language, zone: boy.zone });
    }
    case 'panchang': {
      const zone = options.zone ?? 'Asia/Kolkata';
      const place = readCoordinates(rest[1]);
      const result = panchang({ date: rest[0] ?? '', place, zone, ayanamsa });
      return options.json ? json(result, zone) : panchangReport(result, place, { language, zone });
    }
    case 'positions': {
      const { instant, zone } = readDatetime(rest[0], options.zone);
      const positions = options.tropical
        ? tropicalPositions({ instant, node })
        : siderealPositions({ instant, ayanamsa, node }).positions;
      return options.json ? json(positions, zone) : positionsReport(positions, { language, zone });
    }
    default:
      throw new JyotishRangeError(`There is no command "${command ?? ''}".\n\n${HELP}`);
  }
}

async function batch(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!process.stdout.write(`${answer(line)}\n`)) {
      await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  }
}

/** Runs the command line with its arguments; the exit code is 1 when the question was wrong. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  try {
    const args = readArguments(words);
    if (args.options.help || args.positional[0] === 'help' || words.length === 0) console.log(HELP);
    else if (args.positional[0] === 'batch') await batch();
    else console.log(run(args));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
