/** The folders whose imports are checked. */
export const folders = [
  'jyotish',
  'contract',
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
const root = '^server/((composition|demo)/)?[^/]+\\.ts$';
const wiring = [root, '^server/platform/sandbox/external-services\\.ts$'];
const tests = ['\\.test\\.tsx?$', '^server/testing/', '/test-[^/]+\\.ts$'];

/** The rules of imports, enforced by `npm run check`. docs/architecture.md explains them. */
export default {
  forbidden: [
    knowsOnly('jyotish', []),
    knowsOnly('contract', []),
    knowsOnly('art', []),
    knowsOnly('web', ['contract', 'art']),
    // Words that a report's page and its print share are the page's.
    knowsOnly('pdf', ['contract', 'art', 'web/texts/reports']),
    knowsOnly('sandbox', ['contract', 'art']),
    knowsOnly('seed', ['contract', 'art']),
    knowsOnly('server', ['contract', 'art', 'jyotish', 'sandbox', 'seed']),
    {
      name: 'of the server only reports, horoscope, energisation, almanac, muhurat and remedies know jyotish',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/(reports|horoscope|energisation|almanac|muhurat|remedies)/',
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
      name: 'a domain is entered by its service.ts',
      severity: 'error',
      from: {
        path: '^server/([^/]+)/',
        pathNot: [root, ...tests, '^server/[^/]+/emails/', '^server/email/render\\.ts$'],
      },
      to: {
        path: '^server/[^/]+/',
        pathNot: ['^server/$1/', '^server/platform/', '^server/[^/]+/service\\.ts$', '^server/testing/'],
      },
    },
    {
      name: 'the e-mails of a domain know only their folder, the parts of email and the platform',
      severity: 'error',
      from: { path: '^server/([^/]+)/emails/', pathNot: tests },
      to: {
        path: '^server/',
        pathNot: [
          '^server/$1/emails/',
          '^server/platform/',
          '^server/email/(layout|template|types|unsubscribe-links|words)\\.ts$',
        ],
      },
    },
    {
      name: 'only email/render.ts knows the e-mails of the domains',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: ['^server/email/render\\.ts$', ...tests] },
      to: { path: '^server/[^/]+/emails/', pathNot: '^server/$1/emails/' },
    },
    {
      name: 'platform knows no domain',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/platform/' },
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
      from: { pathNot: '^(scripts|e2e|lab)/' },
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
      name: 'features know neither each other nor routes',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/(features|routes)/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'web/shared knows no feature and no route',
      severity: 'error',
      from: { path: '^web/shared/' },
      to: { path: '^web/(features|routes)/' },
    },
    {
      name: 'web/ui knows nothing of a page',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/(features|shared|shell|routes|admin)/' },
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
