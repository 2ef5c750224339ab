import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = { key: Buffer; cert: Buffer };

const REQUEST = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=*.localhost';

/** A key and a certificate that it has signed itself. @throws Error where there is no OpenSSL */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync('openssl', [...REQUEST.split(' '), '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error('The certificate of the measured sites could not be made: is the program openssl installed?', {
      cause,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type OwnPage = { type: string; packed: Buffer };

/** What a front answers itself, by path: compressed by brotli. */
export type OwnPages = { [path: string]: OwnPage | undefined };

/** Headers of one hop (RFC 9110 §7.6.1), which HTTP/2 refuses. */
const OF_HOP = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade'];

const withoutHop = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_HOP.includes(name)));

const agent = new Agent({ keepAlive: true });

function pass(port: number, request: Http2ServerRequest, response: Http2ServerResponse) {
  const { method, url: path, authority } = request;
  const headers = { ...withoutHop(request.headers), host: authority };
  const inner = ask({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
    answer.pipe(response);
  });
  inner.on('error', () => response.stream?.destroy());
  request.pipe(inner);
}

const send = (response: Http2ServerResponse, { type, packed }: OwnPage) =>
  response
    .writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*', 'content-encoding': 'br' })
    .end(packed);

/**
 * Speaks HTTP/2 over TLS for a site on this machine, as a CDN does.
 *
 * @param sitePort where everything is asked for that is none of its own pages
 */
export async function startFront(certificate: Certificate, sitePort: number, ownPages: OwnPages = {}) {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const own = ownPages[new URL(request.url, 'https://self.invalid').pathname];
    if (own) send(response, own);
    else pass(sitePort, request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
