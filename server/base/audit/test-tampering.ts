/** Changes of the log by somebody who owns the database, and a part of the sentence that reports each. `$id`: an entry. */
export const tamperings: readonly (readonly [name: string, change: string, sentence: string])[] = [
  [
    'a changed entry',
    'update audit set after = \'{"paymentStatus": "Failed"}\' where id = $id',
    'does not fit',
  ],
  ['another actor', "update audit set actor_id = 'nobody' where id = $id", 'does not fit'],
  [
    'a changed sealed value',
    "update audit set sealed = '\\x00', person_id = 'x' where id = $id",
    'does not fit',
  ],
  [
    'a removed entry',
    'delete from audit_chain where audit_id = $id; delete from audit where id = $id',
    'was removed',
  ],
  [
    'a released entry',
    'delete from audit_chain where seq = (select max(seq) from audit_chain)',
    'neither the chain',
  ],
  [
    'a swapped pair',
    `update audit_chain c set audit_id = -audit_id where seq > 2;
       update audit_chain c set audit_id = case seq when 3 then -(select audit_id from audit_chain where seq = 4)
         when 4 then -(select audit_id from audit_chain where seq = 3) else -audit_id end where seq > 2`,
    'does not fit',
  ],
  ['a rewritten hash', "update audit_chain set hash = sha256('x') where audit_id = $id", 'does not fit'],
  [
    'an entry that passed by the chain',
    "insert into audit (at, action, entity, entity_id) values (now(), 'x', 'x', 'x')",
    'neither',
  ],
];
