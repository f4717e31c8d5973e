import { type PersonalPart, removeRows, rowsOf, staffOnly } from '../../platform/core/personal-data.ts';

/** This domain's own data: requested copies, requests for erasure, and the nominee. */
export const copiesPersonal: PersonalPart = {
  name: 'myData',
  tables: {
    data_exports: { exported: true, erased: true },
    nominees: { exported: true, erased: true },
    erasures: { exported: true, erased: 'proves that the erasing was asked for and done; it holds no name' },
  },
  async collect(db, { userId }) {
    const of = (table: string, hidden: string[] = []) =>
      rowsOf(db, { table, column: 'user_id', value: userId, hidden });
    return {
      nominee: await of('nominees'),
      copies: await of('data_exports', ['sealed', 'ticket_hash']),
      erasures: await of('erasures'),
    };
  },
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['data_exports', 'nominees']);
    return [];
  },
};

/** Stored responses of repeated requests. They repeat data of other parts, including addresses. */
export const repeatedPersonal: PersonalPart = {
  name: 'repeatedRequests',
  tables: {
    idempotency_keys: { exported: 'repeats what the other parts say, for a day', erased: true },
  },
  async erase(tx, { userId }) {
    await removeRows(tx, userId, ['idempotency_keys']);
    return [];
  },
};

/** The personal data of staff in what they wrote: which of them made a change. */
export const staffPersonal: PersonalPart = {
  name: 'staff',
  tables: {
    settings: { exported: staffOnly, erased: staffOnly },
    predictions: { exported: staffOnly, erased: staffOnly },
    posts: { exported: staffOnly, erased: staffOnly },
    products: { exported: staffOnly, erased: staffOnly },
    stock_moves: { exported: staffOnly, erased: staffOnly },
    post_pictures: { exported: staffOnly, erased: staffOnly },
    product_uploads: { exported: staffOnly, erased: staffOnly },
    product_imports: { exported: staffOnly, erased: staffOnly },
  },
};
