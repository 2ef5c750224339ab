import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * What happens to a request: `pass`, or the connection breaks before it arrives, halfway through it, when the server begins
 * to answer, or halfway through the answer.
 */
export type Verdict = 'pass' | 'cutBefore' | 'cutHalfway' | 'cutAfter' | 'cutInAnswer';
export type Fault = (bytes: Buffer) => Verdict;

const half = (bytes: Buffer) => bytes.subarray(0, Math.ceil(bytes.length / 2));

function cut(...sockets: Socket[]) {
  for (const socket of sockets) socket.destroy();
}

/** Connects two sockets, and breaks the connection as `judge` says. */
function connectEnds(client: Socket, server: Socket, judge: Fault) {
  const ends = [client, server];
  for (const end of ends) {
    end.on('error', () => undefined);
    end.on('close', () => cut(...ends));
  }
  let verdict: Verdict = 'pass';
  client.on('data', (bytes) => {
    verdict = judge(bytes);
    if (verdict === 'cutBefore') return cut(...ends);
    if (verdict === 'cutHalfway') return server.write(half(bytes), () => cut(...ends));
    server.write(bytes);
  });
  // The server has done its work when it begins to answer.
  server.on('data', (bytes) => {
    if (verdict === 'cutAfter') return cut(...ends);
    if (verdict === 'cutInAnswer') return client.write(half(bytes), () => cut(...ends));
    client.write(bytes);
  });
}

/** A proxy to a server whose connections can be cut. */
export async function startLine(to: URL) {
  const open = new Set<Socket>();
  let target = to;
  let fault: Fault = () => 'pass';
  const line = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    for (const end of [client, server]) {
      open.add(end);
      end.on('close', () => open.delete(end));
    }
    connectEnds(client, server, (bytes) => fault(bytes));
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const url = new URL(target);
  url.port = String((line.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    setFault: (next: Fault) => {
      fault = next;
    },
    /** Sets the server that new connections go to. */
    setTarget: (next: URL) => {
      target = next;
    },
    cutAll: () => cut(...open),
    async close() {
      cut(...open);
      line.close();
      await once(line, 'close');
    },
  };
}

export type Line = Awaited<ReturnType<typeof startLine>>;
