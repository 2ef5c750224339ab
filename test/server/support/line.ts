import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What to do with bytes on their way to the server: pass them on, or pass them on and hang up before the answer. */
export type Fault = (bytes: Buffer) => 'pass' | 'cutBefore' | 'cutAfter';

/** A line to a server that can be cut. @param target `HOST:PORT` of the server */
export async function startLine(target: URL) {
  const open = new Set<Socket>();
  let fault: Fault = () => 'pass';

  function cut(...sockets: Socket[]) {
    for (const socket of sockets) socket.destroy();
  }

  function join(client: Socket) {
    const server = connect(Number(target.port), target.hostname);
    const ends = [client, server];
    for (const end of ends) {
      open.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        open.delete(end);
        cut(...ends);
      });
    }
    let isAnswered = true;
    client.on('data', (bytes) => {
      const verdict = fault(bytes);
      if (verdict === 'cutBefore') return cut(...ends);
      if (verdict === 'cutAfter') isAnswered = false;
      server.write(bytes);
    });
    // The server has acted when it begins to answer.
    server.on('data', (bytes) => (isAnswered ? client.write(bytes) : cut(...ends)));
  }

  const line = createServer(join).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const url = new URL(target);
  url.port = String((line.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    setFault: (next: Fault) => {
      fault = next;
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
