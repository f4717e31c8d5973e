/** The errors of the blog. */
export const blogErrors = {
  post_title_required: 400,
  post_content_long: 400,
  post_picture_alt: 400,
  post_picture_large: 400,
  post_pictures_missing: 400,
  post_pictures_many: 400,
  post_not_found: 404,
  post_not_published: 409,
  post_changed: 409,
} as const;
