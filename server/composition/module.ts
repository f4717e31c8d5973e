import type { AnyEmail } from '../base/email/service.ts';
import type { PersonalPart } from '../platform/core/personal-data.ts';
import type { Reader } from '../platform/database/database.ts';
import type { RouteRegistry } from '../platform/http/route-registry.ts';
import type { Schedule } from '../platform/jobs/jobs.ts';
import type { ScheduledSweep } from '../platform/jobs/sweeper.ts';
import type { Platform } from '../platform/platform.ts';
import type { InvoiceSources } from '../selling/invoices/invoice-sources.ts';
import type { PayableList } from '../selling/payments/payables.ts';

/** The parts that a started module gives to the shop. */
export type Started = {
  /** What later modules, pages and tests use, by name. */
  services: object;
  endpoints?: (routes: RouteRegistry) => void;
  /** What every process does again and again, by name. */
  sweeps?: Readonly<Record<string, ScheduledSweep>>;
  /** What one process does for all, by name, by the minute or slower. */
  schedules?: Readonly<Record<string, Schedule>>;
  /** What a gateway order can pay for, by its purpose. */
  payables?: PayableList;
  /** The sales that are invoiced, by kind. The view `due_supplies` says which of them are due. */
  invoiceSources?: Partial<InvoiceSources>;
};

/** A column of encrypted data (bytea): its table, the primary key, and the purpose of its encryptor. */
export type SealedColumn = { table: string; keys: readonly string[]; column: string; purpose: string };

/** The module of a domain, or of a part of one that starts later (`module.ts` in its folder). */
export type Module = {
  name: string;
  /** The name under which an owner can leave it out (`LEAVE_OUT`). Others take its services as missing. */
  optional?: string;
  /** Other optional modules without which it cannot be. */
  needs?: readonly string[];
  /** Starts it, with services of the modules before it. */
  start: (platform: Platform, parts: never) => Started | Promise<Started>;
  emails?: readonly AnyEmail[];
  /** The personal data of its tables. */
  personalData?: readonly PersonalPart[];
  /** Each returns one sentence for each contradiction in its tables. */
  integrity?: readonly ((db: Reader) => Promise<string[]>)[];
  /** Its columns that are encrypted with `DATA_SECRET`. */
  sealed?: readonly SealedColumn[];
};

/** The services that modules give together. `Given` are those before the first. */
export type ServicesOf<Modules extends readonly unknown[], Given> = Modules extends readonly [
  { start: (platform: never, parts: never) => infer First },
  ...infer Rest,
]
  ? ServicesOf<Rest, Given & (Awaited<First> extends { services: infer Services } ? Services : never)>
  : Given;

/** The modules, if each starts with services of those before it; else the first that does not. */
export type InOrder<Modules extends readonly unknown[], Given, All = Modules> = Modules extends readonly [
  infer First extends { start: (platform: never, parts: never) => unknown },
  ...infer Rest,
]
  ? Given extends NeedsOf<First['start']>
    ? InOrder<Rest, ServicesOf<[First], Given>, All>
    : First
  : All;

/** The modules, if each that always runs can do without those that are optional; else the ones that cannot. */
export type StandingAlone<Modules extends readonly unknown[], Given> =
  LackingOf<
    Exclude<Modules[number], Optional>,
    Given,
    Exclude<Modules[number], Optional>,
    Extract<Modules[number], Optional>
  > extends infer Lacking
    ? [Lacking] extends [never]
      ? Modules
      : Lacking
    : never;

type Optional = { optional: string };

type LackingOf<One, Given, Always, Left> = One extends Startable
  ? Given & AllServices<Always> & Partial<AllServices<Left>> extends NeedsOf<One['start']>
    ? never
    : One
  : never;

type Startable = { start: (platform: never, parts: never) => unknown };

type AllServices<Some> = Joined<
  Some extends Startable
    ? Awaited<ReturnType<Some['start']>> extends { services: infer S }
      ? S
      : never
    : never
>;

type Joined<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
  ? All
  : never;

type NeedsOf<Start extends (...args: never) => unknown> =
  Parameters<Start> extends [unknown, infer Needs] ? Needs : unknown;
