import type { PublicSettings } from '#contract/base/site/endpoints.ts';

/** Returns the version of the shop's icon, which its address names so that browsers keep it for a year. */
export const iconVersion = ({ icon, logo }: Pick<PublicSettings, 'icon' | 'logo'>): string => {
  const address = icon || logo;
  return address ? address.slice(address.lastIndexOf('/') + 1).slice(0, 12) : 'house';
};
