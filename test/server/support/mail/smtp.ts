import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type Received = { from: string; to: string[]; source: string };
/** The answer to a command in place of success; null closes the connection. */
export type Objection = (line: string) => string | null | undefined;

/** The server's behaviour, which a test may change while it runs. */
type Behaviour = {
  object: Objection;
  /** Awaited between a letter's last line and the answer to it. */
  beforeAnswer: () => Promise<void>;
};

/** One client's conversation (RFC 5321). */
function converse(socket: Socket, received: Received[], behaviour: Behaviour) {
  let letter: Received = { from: '', to: [], source: '' };
  let pending = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  async function endOfData(source: string) {
    isData = false;
    const objection = behaviour.object('.');
    if (objection === null) return socket.destroy();
    if (objection) return say(objection);
    received.push({ ...letter, source });
    letter = { from: '', to: [], source: '' };
    await behaviour.beforeAnswer();
    say(`250 2.0.0 Ok: queued as ${received.length}`);
  }

  function command(line: string) {
    const objection = behaviour.object(line);
    if (objection === null) return socket.destroy();
    if (objection) return say(objection);
    if (/^EHLO/i.test(line)) return say('250-stand-in.example\r\n250 8BITMIME');
    if (/^MAIL FROM/i.test(line)) letter.from = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (/^RCPT TO/i.test(line)) letter.to.push(/<(.*?)>/.exec(line)?.[1] ?? '');
    isData = /^DATA/i.test(line);
    say(isData ? '354 Go on' : '250 Ok');
  }

  function read(chunk: Buffer) {
    pending += chunk.toString('utf8');
    for (;;) {
      const end = isData ? pending.indexOf('\r\n.\r\n') : pending.indexOf('\r\n');
      if (end < 0) return;
      const text = pending.slice(0, end);
      pending = pending.slice(end + (isData ? 5 : 2));
      if (isData) void endOfData(text);
      else command(text);
    }
  }

  socket.on('error', () => undefined);
  socket.on('data', read);
  say('220 stand-in.example ESMTP');
}

/** A minimal mail server: it accepts everything that it is not told to refuse. */
export async function startSmtp() {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const behaviour: Behaviour = { object: () => undefined, beforeAnswer: async () => {} };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, received, behaviour);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    object: (objection: Objection) => {
      behaviour.object = objection;
    },
    holdAnswers: (wait: () => Promise<void>) => {
      behaviour.beforeAnswer = wait;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;
