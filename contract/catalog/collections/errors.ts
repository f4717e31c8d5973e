/** The errors of collections. */
export const collectionErrors = {
  collection_not_found: 404,
  collection_changed: 409,
  collection_slug_taken: 409,
  collection_slug_fixed: 409,
  collection_slug_wrong: 400,
  collection_name_missing: 400,
  collection_goods_missing: 400,
  collection_product_unknown: 400,
  collections_many: 400,
} as const;
