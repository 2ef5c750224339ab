import { createServer, type IncomingHttpHeaders } from 'node:http';

type Asked = { body: unknown; headers: IncomingHttpHeaders };
type Reply = { status?: number; json?: unknown; hangs?: boolean };

/** A stand-in for a voter roll's service, on a port of its own. */
export async function startVoterRoll(reply: Reply) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({ body: JSON.parse(Buffer.concat(chunks).toString()), headers: request.headers });
    if (reply.hangs) return;
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof reply.json === 'string' ? reply.json : JSON.stringify(reply.json));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  };
  return { asked, url: `http://127.0.0.1:${port}/find`, close };
}
