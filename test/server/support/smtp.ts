import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type Received = { from: string; to: string[]; source: string };
/** What to say to a command instead of yes; null: hang up. */
export type Objection = (line: string) => string | null | undefined;

/** Enough of a mail server (RFC 5321) for a relay's client: it takes everything that it is not told to refuse. */
export async function startSmtp() {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let object: Objection = () => undefined;
  /** Waited for between a letter's last line and the answer to it. */
  let beforeAnswer = async () => {};

  function converse(socket: Socket) {
    let letter: Received = { from: '', to: [], source: '' };
    let pending = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);

    async function endOfData(source: string) {
      isData = false;
      const objection = object('.');
      if (objection === null) return socket.destroy();
      if (objection) return say(objection);
      received.push({ ...letter, source });
      letter = { from: '', to: [], source: '' };
      await beforeAnswer();
      say(`250 2.0.0 Ok: queued as ${received.length}`);
    }

    function command(line: string) {
      const objection = object(line);
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

    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', read);
    say('220 stand-in.example ESMTP');
  }

  const server = createServer(converse).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    object: (objection: Objection) => {
      object = objection;
    },
    holdAnswers: (wait: () => Promise<void>) => {
      beforeAnswer = wait;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;

/** Header lines unfolded, and the body decoded from quoted-printable or base64. */
export function readLetter({ source }: Received) {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { headers, text: decode(headers.get('content-transfer-encoding') ?? '', rest.join('\r\n\r\n')) };
}

function decode(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
