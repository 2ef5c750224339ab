import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The Census geocoder's answer for one address. */
export const censusMatch = (matchedAddress: string, [x, y]: [number, number]) => ({
  result: { addressMatches: [{ matchedAddress, coordinates: { x, y } }] },
});

/** Photon's answer for some features. */
export const photonFeature = (properties: Record<string, string>, coordinates: [number, number]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { countrycode: 'US', ...properties },
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const answering =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Never answers. */
export const silent: Handler = () => undefined;

/** A stand-in for a geocoder; `asked` are the addresses it was asked for. */
export async function startGeocoder(handler: Handler) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://geocoder.invalid'));
    handler(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked, close };
}
