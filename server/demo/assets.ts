import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';

const PICTURES = join(import.meta.dirname, 'pictures');
const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
);

type Asset = { type: string; bytes: Buffer };

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

const picture = (file: string): [string, Asset] => [
  file,
  { type: TYPES[extname(file)] ?? 'application/octet-stream', bytes: readFileSync(join(PICTURES, file)) },
];

const FONT_NAME = 'newsreader.woff2';

/** The path of the newspaper's file of this name; null if it has none. */
export function assetFile(file: string): string | null {
  if (file === FONT_NAME) return FONT;
  return readdirSync(PICTURES).includes(file) ? join(PICTURES, file) : null;
}

/** Serves the newspaper's pictures, its film and its font below a path that ends with a slash. */
export function addAssets(app: FastifyInstance, path: string) {
  const assets = new Map([
    ...readdirSync(PICTURES).map(picture),
    [FONT_NAME, { type: 'font/woff2', bytes: readFileSync(FONT) }],
  ]);
  app.get<{ Params: { file: string } }>(`${path}:file`, async ({ params }, reply) => {
    const asset = assets.get(params.file);
    if (!asset) throw notFound();
    return reply.type(asset.type).header('cache-control', 'public, max-age=3600').send(asset.bytes);
  });
}

const PARTS = ['base', 'masthead', 'teasers', 'article', 'rail', 'actions', 'hosts'];

/** The newspaper's stylesheet, or some of its parts. */
export const readStyle = (parts = PARTS): string =>
  parts.map((part) => readFileSync(join(import.meta.dirname, 'style', `${part}.css`), 'utf8')).join('');
