import { Negotiator } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

const REFUSED = /^\s*([^\s;]+)\s*;\s*q\s*=\s*0(\.0*)?\s*$/i;

/** The names that a header gives a quality of 0. The negotiator would let `*` stand for them (RFC 9110 §12.5.3). */
const refusedBy = (header: string) => header.split(',').map((each) => REFUSED.exec(each)?.[1]?.toLowerCase());

/** The encoding of a page for an `Accept-Encoding` header, `identity` where it allows none that we have. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const refused = new Set(refusedBy(header));
  const supportedValues = ENCODINGS.filter((each) => !refused.has(each));
  return new Negotiator<Encoding>({ supportedValues }).negotiate(header) ?? 'identity';
}
