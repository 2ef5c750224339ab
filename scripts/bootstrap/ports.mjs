import { once } from 'node:events';
import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

/** Scripts that listen on ports. */
const SERVES = /\b(start|dev)\.ts$/;

export const serves = (target) => SERVES.test(target);

/** Default ports by setting, as in server/environment.ts. */
export const DEFAULT_PORTS = { PORT: 4620, PUBLISHER_PORT: 4621 };

/** Checks the ports before anything is fetched or installed, which takes a minute. */
export async function ensurePorts(target, env) {
  if (!serves(target)) return;
  const reasons = await reasonsAgainstPorts(env);
  if (reasons.length > 0) throw new Stop(reasons.join('\n'));
}

/** Why the two sites can't listen, in words for a person. A start asks again, since a service runs it without the bootstrap. */
export async function reasonsAgainstPorts(env) {
  const ports = portsIn(env);
  if (ports.PORT && ports.PORT === ports.PUBLISHER_PORT)
    return [`PORT and PUBLISHER_PORT are both ${ports.PORT}: set one of them to another port.`];
  const reasons = await Promise.all(Object.entries(ports).map(([name, port]) => reasonAgainst(name, port, env)));
  return [...new Set(reasons.filter(Boolean))];
}

/** Leaves invalid ports to server/environment.ts, which explains them; 0 means any free port. */
function portsIn(env) {
  const ports = Object.entries(DEFAULT_PORTS).map(([name, usual]) => [name, Number(env[name] || usual)]);
  return Object.fromEntries(ports.filter(([, port]) => Number.isInteger(port) && port >= 0 && port < 65_536));
}

async function reasonAgainst(name, port, env) {
  const host = env.HOST || '127.0.0.1';
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return '';
  } catch ({ code }) {
    // What a machine without a resolver answers is EAI_AGAIN.
    if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'].includes(code))
      return `HOST is no address of this machine: ${host}`;
    if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the program that uses it, or set ${name}.`;
    return code === 'EACCES' ? `Port ${port} may not be used by this account: set ${name}.` : '';
  }
}
