# The school's site as an image: `docker build -t school-website .`; see docs/deploy.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /school
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN node scripts/build.mjs \
  # Packages that only the build needs.
  && npm uninstall --no-save --omit=dev --ignore-scripts \
    @csstools/postcss-media-minmax @react-router/dev postcss vite \
  # The image already has this Node.
  && rm -rf node_modules/node node_modules/node-bin-*

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MIMALLOC_PURGE_DELAY=0 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    DEMO_SCHOOL=off
WORKDIR /school
COPY --from=build /school/package.json ./
COPY --from=build /school/node_modules node_modules
COPY --from=build /school/build build
COPY --from=build /school/db/demo db/demo
RUN mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=50", "build/server/main.js"]
