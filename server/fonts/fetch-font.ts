import { type Agent, type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { useAgent } from 'request-filtering-agent';

/** Larger ones are for readers of other scripts, whose letters would not fit into a page anyway. */
export const MOST_FONT_BYTES = 4_000_000;
const FETCH_MS = 10_000;

const SIGNATURES = ['wOF2', 'wOFF', 'OTTO', 'true', '\0\u0001\0\0'];

export const isFont = (bytes: Uint8Array) => SIGNATURES.includes(Buffer.from(bytes.subarray(0, 4)).toString('latin1'));

/** Why an answer is not taken; null where it is. */
function refusalOf({ statusCode, headers }: IncomingMessage, origin: string | undefined): string | null {
  // A redirect may lead anywhere.
  if (statusCode !== 200) return `its server answers ${statusCode}`;
  const allowed = headers['access-control-allow-origin'];
  // No reader's browser would use the whole font.
  const isForUs = allowed === '*' || (allowed !== undefined && (origin === undefined || allowed === origin));
  return isForUs ? null : 'its server does not let other origins use it (Access-Control-Allow-Origin)';
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_FONT_BYTES) throw new Error(`it has more than ${MOST_FONT_BYTES / 1_000_000} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Follows no redirect, and reaches no private network, whatever a name resolves to. */
const guarded = (url: URL): Agent => {
  if (url.protocol !== 'https:') throw new Error('its address has no https');
  return useAgent(url.href);
};

/**
 * Fetches a font from another server.
 *
 * @param origin that of the page that will use it; undefined where it is not known
 * @param closing ends it
 * @param agentFor replaced by tests, whose servers are on this machine
 * @throws Error with the reason in words
 */
export async function fetchFont(
  url: URL,
  origin: string | undefined,
  closing: AbortSignal,
  agentFor: (url: URL) => Agent = guarded,
): Promise<Buffer> {
  const agent = agentFor(url);
  const ask = url.protocol === 'https:' ? request : plainRequest;
  const options = {
    agent,
    signal: AbortSignal.any([closing, AbortSignal.timeout(FETCH_MS)]),
    headers: origin === undefined ? {} : { origin },
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(url, options, resolve).on('error', reject).end();
  });
  try {
    const refusal = refusalOf(answer, origin);
    if (refusal) throw new Error(refusal);
    const bytes = await bodyOf(answer);
    if (!isFont(bytes)) throw new Error('it is no font');
    return bytes;
  } finally {
    answer.destroy();
  }
}
