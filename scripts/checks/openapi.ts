import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { openApiDocument } from '#contract/core/openapi.ts';
import { contract } from '#contract/index.ts';
import { nameSchemas } from '#contract/schema-names.ts';
import type { Check } from './check.ts';

/** Rules of redocly's recommended set that are switched off, and why. */
const rules = {
  // Paths of the specification: /api/chat/requests/{astrologerId} stands beside /api/chat/{sessionId}/messages.
  'no-ambiguous-paths': 'off',
} as const;

async function redocly(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source, config, absoluteRef: '/openapi.json' });
  return problems.map(
    ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}

async function spectral(source: string): Promise<string[]> {
  const linter = new spectralCore.Spectral();
  linter.setRuleset(oas as spectralCore.RulesetDefinition);
  const problems = await linter.run(JSON.parse(source));
  return problems.map(({ code, message, path }) => `spectral ${code}: ${message} ${path.join('/')}`);
}

/** Lists what redocly (recommended) and spectral (oas) find in an OpenAPI document, warnings as well as errors. */
export async function lintOpenApi(document: object): Promise<string[]> {
  const source = JSON.stringify(document);
  return [...(await redocly(source)), ...(await spectral(source))];
}

/** Checks the OpenAPI document that the server serves, with the linters that other programmers use. */
export const openApi: Check = {
  name: 'openapi',
  fix: 'Mend the contract or contract/core/openapi.ts. A rule that is switched off needs a reason in scripts/checks/openapi.ts.',
  run: () => {
    nameSchemas();
    return lintOpenApi(openApiDocument(contract, 'https://shop.test'));
  },
};
