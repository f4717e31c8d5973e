-- State of the stand-in payment gateway. It lives in a schema of its own: the shop never reads it, it asks over HTTP.
CREATE SCHEMA IF NOT EXISTS sandbox_cashfree;

CREATE TABLE IF NOT EXISTS sandbox_cashfree.orders (
  order_id     text PRIMARY KEY,
  cf_order_id  bigint GENERATED ALWAYS AS IDENTITY (START WITH 2149460581),
  session_id   text NOT NULL UNIQUE,
  amount_paise bigint NOT NULL CHECK (amount_paise >= 100),
  currency     text NOT NULL,
  -- EXPIRED is never stored: it follows from expires_at and the clock
  status       text NOT NULL CHECK (status IN ('ACTIVE', 'PAID', 'TERMINATED', 'TERMINATION_REQUESTED')),
  expires_at   timestamptz NOT NULL,
  note         text,
  customer     jsonb NOT NULL,
  meta         jsonb NOT NULL,
  tags         jsonb,
  cart         jsonb,
  created_at   timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS sandbox_cashfree.payments (
  cf_payment_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 5114910634577) PRIMARY KEY,
  order_id      text NOT NULL REFERENCES sandbox_cashfree.orders,
  -- one rendering of the payment page makes at most one attempt: a double click finds the first
  attempt_key   text UNIQUE,
  status        text NOT NULL CHECK (status IN ('SUCCESS', 'FAILED', 'USER_DROPPED', 'PENDING', 'CANCELLED', 'VOID')),
  amount_paise  bigint NOT NULL,
  method        text NOT NULL CHECK (method IN ('upi', 'card', 'netbanking')),
  error_code    text,
  created_at    timestamptz NOT NULL,
  completed_at  timestamptz,
  -- a pending attempt made on the page settles by itself at this time
  settle_at     timestamptz
);
CREATE INDEX IF NOT EXISTS payments_order ON sandbox_cashfree.payments (order_id);
CREATE INDEX IF NOT EXISTS payments_settle ON sandbox_cashfree.payments (settle_at) WHERE settle_at IS NOT NULL;

CREATE TABLE IF NOT EXISTS sandbox_cashfree.refunds (
  cf_refund_id  bigint GENERATED ALWAYS AS IDENTITY (START WITH 90181045) PRIMARY KEY,
  order_id      text NOT NULL REFERENCES sandbox_cashfree.orders,
  refund_id     text NOT NULL,
  cf_payment_id bigint NOT NULL REFERENCES sandbox_cashfree.payments,
  amount_paise  bigint NOT NULL CHECK (amount_paise > 0),
  note          text,
  speed         text NOT NULL,
  status        text NOT NULL CHECK (status IN ('PENDING', 'SUCCESS', 'FAILED', 'CANCELLED', 'ONHOLD')),
  created_at    timestamptz NOT NULL,
  processed_at  timestamptz,
  settle_at     timestamptz,
  settle_to     text,
  UNIQUE (order_id, refund_id)
);
CREATE INDEX IF NOT EXISTS refunds_settle ON sandbox_cashfree.refunds (settle_at) WHERE settle_at IS NOT NULL;

CREATE TABLE IF NOT EXISTS sandbox_cashfree.webhooks (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id        text NOT NULL REFERENCES sandbox_cashfree.orders,
  type            text NOT NULL,
  url             text NOT NULL,
  idempotency_key text NOT NULL,
  body            text NOT NULL,
  -- the text the signature covers; differs from body only when a control call asked for a tampered webhook
  signed_body     text NOT NULL,
  tamper          text NOT NULL,
  copies          integer NOT NULL,
  state           text NOT NULL CHECK (state IN ('scheduled', 'delivered', 'failed', 'suppressed')),
  attempts        integer NOT NULL DEFAULT 0,
  due_at          timestamptz,
  answers         jsonb NOT NULL DEFAULT '[]',
  created_at      timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS webhooks_due ON sandbox_cashfree.webhooks (due_at) WHERE state = 'scheduled';
CREATE INDEX IF NOT EXISTS webhooks_order ON sandbox_cashfree.webhooks (order_id);

CREATE TABLE IF NOT EXISTS sandbox_cashfree.idempotency (
  route      text NOT NULL,
  key        text NOT NULL,
  body_hash  text NOT NULL,
  status     integer NOT NULL,
  answer     jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (route, key)
);

CREATE TABLE IF NOT EXISTS sandbox_cashfree.faults (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind      text NOT NULL,
  method    text,
  path      text NOT NULL,
  delay_ms  integer NOT NULL,
  remaining integer NOT NULL
);
