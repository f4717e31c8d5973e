-- The sign-in provider of the sandbox: the key it signs with, and the codes it has given out.
CREATE SCHEMA IF NOT EXISTS sandbox_openid;

CREATE TABLE IF NOT EXISTS sandbox_openid.keys (
  kid         text PRIMARY KEY,
  private_jwk jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);

-- A code carries all that its token will say; it is good once, for a minute.
CREATE TABLE IF NOT EXISTS sandbox_openid.codes (
  code         text PRIMARY KEY,
  redirect_uri text NOT NULL,
  challenge    text NOT NULL,
  nonce        text,
  person       jsonb NOT NULL,
  -- What goes wrong with it on purpose.
  fault        text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  used_at      timestamptz
);

CREATE TABLE IF NOT EXISTS sandbox_openid.access_tokens (
  token      text PRIMARY KEY,
  person     jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
