# Civic Action in a container: docs/operators.md, "In a container".

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What a build is told: docs/operators.md, "Settings".
ARG CIVIC_ACTION_ENV=production
ARG CIVIC_ACTION_ORIGIN=
ARG CIVIC_ACTION_ENDPOINTS={}
RUN node build.mjs && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dashboard ./dashboard
COPY --from=build /app/dist ./dist
COPY --from=build /app/i18n ./i18n
COPY --from=build /app/loader ./loader
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/server ./server
COPY --from=build /app/widget ./widget
RUN install -d -o node -g node -m 700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4620 PUBLISHER_PORT=off DATA_DIR=/data DIST_DIR=/app/dist
USER node
VOLUME /data
EXPOSE 4620
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# No npm in between: signals come to the server itself, which then finishes what it has begun.
# As npm start does (scripts/bootstrap.mjs).
CMD ["node", "--max-semi-space-size=8", "scripts/start.ts"]
