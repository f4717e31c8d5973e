/** The cursor of the last page of a list, sent as `before`. No zod here, because pages load this file. */
export const lastPage = 'end';
