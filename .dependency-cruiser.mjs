import { areas } from './scripts/checks/areas.mjs';

/** The folders whose imports are checked. */
export const folders = [
  'jyotish',
  'contract',
  'languages',
  'server',
  'web',
  'pdf',
  'art',
  'sandbox',
  'seed',
  'scripts',
  'e2e',
  'lab',
];

/**
 * A folder may know only these folders, besides itself and packages.
 * @param {string} folder
 * @param {string[]} known
 */
const knowsOnly = (folder, known) => ({
  name: `${folder} knows ${known.length > 0 ? `only ${known.join(' and ')}` : 'nobody'}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: `^(${folders.filter((other) => other !== folder).join('|')})/`,
    ...(known.length > 0 && { pathNot: `^(${known.join('|')})/` }),
  },
});

// The composition root: wires every domain, fills an empty shop and mounts the sandbox.
const root = '^server/((commands|composition|demo)/)?[^/]+\\.ts$';
const wiring = [
  root,
  '^server/platform/sandbox/external-services\\.ts$',
  '^server/selling/payments/[^/]+/provider\\.ts$',
];
const area = `(${areas.join('|')})`;
/** What a domain is made of: it registers handlers with services of other domains. */
const modules = '[/-]module\\.ts$';
const tests = ['\\.test\\.tsx?$', '^server/testing/', '/test-[^/]+\\.ts$'];

/** The rules of imports, enforced by `npm run check`. docs/architecture.md explains them. */
export default {
  forbidden: [
    knowsOnly('jyotish', []),
    knowsOnly('languages', []),
    knowsOnly('contract', ['languages']),
    knowsOnly('art', []),
    knowsOnly('web', ['contract', 'languages', 'art']),
    knowsOnly('pdf', ['contract', 'languages', 'art']),
    knowsOnly('sandbox', ['contract', 'languages', 'art']),
    knowsOnly('seed', ['contract', 'languages', 'art']),
    knowsOnly('server', ['contract', 'languages', 'art', 'jyotish', 'sandbox', 'seed']),
    {
      name: 'of the server only astrology and energisation know jyotish',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/(astrology|selling/energisation)/',
      },
      to: { path: '^jyotish/' },
    },
    {
      name: 'of the server only the wiring knows sandbox and seed',
      severity: 'error',
      from: { path: '^server/', pathNot: [...wiring, ...tests] },
      to: { path: '^(sandbox|seed)/' },
    },
    {
      name: 'a domain is entered by its service.ts or its e-mails',
      severity: 'error',
      from: {
        path: `^server/(${area}/[^/]+|pages)/`,
        pathNot: [...tests, modules],
      },
      to: {
        path: '^server/[^/]+/',
        pathNot: [
          '^server/$1/',
          '^server/(platform|schema|storage)/',
          `^server/(${area}/[^/]+|pages)/service\\.ts$`,
          `^server/${area}/[^/]+/emails/`,
          '^server/base/email/',
          '^server/testing/',
        ],
      },
    },
    {
      name: 'a module knows of another domain its service, its e-mails and its handlers',
      severity: 'error',
      from: { path: `^server/(${area}/[^/]+)/.*module\\.ts$` },
      to: {
        path: `^server/${area}/`,
        pathNot: [
          '^server/$1/',
          `^server/${area}/[^/]+/(service|routes)\\.ts$`,
          `^server/${area}/[^/]+/emails/`,
          '^server/base/email/',
        ],
      },
    },
    {
      name: 'e-mails know only e-mails, the parts of an e-mail and the platform',
      severity: 'error',
      from: { path: `^server/${area}/[^/]+/emails/`, pathNot: tests },
      to: {
        path: '^server/',
        pathNot: [
          `^server/${area}/[^/]+/emails/`,
          '^server/(platform|schema)/',
          '^server/base/email/(layout|shapes|template|types|unsubscribe-links|words)\\.ts$',
        ],
      },
    },
    {
      name: 'of base/email a domain knows the service, unless it writes an e-mail',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: [...tests, '/emails/', '^server/base/email/', '^server/composition/'],
      },
      to: { path: '^server/base/email/', pathNot: '^server/base/email/service\\.ts$' },
    },
    {
      name: 'platform knows no domain, and of the schema the types of its tables',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: tests },
      to: { path: '^server/', pathNot: ['^server/platform/', '^server/schema/tables\\.gen\\.ts$'] },
    },
    {
      name: 'of the server the schema knows only the platform',
      severity: 'error',
      from: { path: '^server/schema/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(platform|schema)/' },
    },
    {
      name: 'of the server storage knows only the platform',
      severity: 'error',
      from: { path: '^server/storage/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(platform|storage)/' },
    },
    {
      name: 'only tests know server/testing',
      severity: 'error',
      from: {
        path: `^(${folders.filter((folder) => !['e2e', 'lab'].includes(folder)).join('|')})/`,
        pathNot: tests,
      },
      to: { path: '^server/testing/' },
    },
    {
      name: 'nothing but tests and the lab imports scripts',
      severity: 'error',
      from: { pathNot: '^(scripts|e2e|lab)/|^\\.dependency-cruiser' },
      to: { path: '^scripts/' },
    },
    {
      name: 'the tracer knows only art and the contract',
      severity: 'error',
      from: { path: '^lab/tracer/' },
      to: {
        path: `^(${folders.join('|')})/`,
        pathNot: '^(lab/tracer|art|contract)/',
      },
    },
    {
      name: 'nothing imports the lab',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { path: '^lab/' },
    },
    {
      name: 'a domain of the web knows only the shared parts of others',
      severity: 'error',
      from: { path: `^web/(${area}/[^/]+)/`, pathNot: '/pages/' },
      to: { path: `^web/${area}/`, pathNot: ['^web/$1/', `^web/${area}/[^/]+/shared/`] },
    },
    {
      name: 'nothing imports a page',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^web/.*/pages/' },
    },
    {
      name: 'the shared parts of a domain know no other parts',
      severity: 'error',
      from: { path: `^web/${area}/[^/]+/shared/` },
      to: { path: `^web/${area}/[^/]+/`, pathNot: `^web/${area}/[^/]+/shared/` },
    },
    {
      name: 'web/ui knows nothing of a page',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: `^web/(${areas.join('|')}|forms|shell|admin)/` },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'what is imported exists',
      severity: 'error',
      from: {},
      // React Router generates the types of a route beside it, Vite serves its own virtual modules.
      to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:', '\\?url$', '^/?build/'] },
    },
  ],
  options: {
    // The TypeScript 7 compiler has no programming interface yet; swc sees type imports as well.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '^(pdf|jyotish)/built/', '\\.react-router/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
