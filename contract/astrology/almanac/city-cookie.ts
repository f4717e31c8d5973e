/** The cookie with the slug of the city that a visitor chose for the almanac. */
export const CITY_COOKIE = 'city';
