import { expect, it } from 'vitest';
import { rankMatches } from './rank-matches.ts';

it('offers the town itself before towns that only mention it', () => {
  const towns = ['Baragaon (Varanasi)', 'Varanasi', 'Varanasi Cantonment', 'Agra'];
  expect(rankMatches(towns, ' varanasi')).toEqual(['Varanasi', 'Varanasi Cantonment', 'Baragaon (Varanasi)']);
  expect(rankMatches(['Rampur (Agra)', 'Sirampur', 'Rampura'], 'Rampur')).toEqual([
    'Rampur (Agra)',
    'Rampura',
    'Sirampur',
  ]);
  expect(rankMatches(['बड़ागाँव', 'मेरठ'], 'बडा')).toEqual(['बड़ागाँव']);
  expect(rankMatches(towns, '')).toHaveLength(4);
});
