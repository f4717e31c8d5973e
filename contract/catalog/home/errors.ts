/** The errors of the home page. */
export const homeErrors = {
  home_changed: 409,
  home_section_twice: 400,
  home_collections_many: 400,
} as const;
