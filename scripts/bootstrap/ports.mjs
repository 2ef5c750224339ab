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
  const reasons = await Promise.all(Object.entries(portsIn(env)).map(([name, port]) => reasonAgainst(name, port, env)));
  const told = reasons.filter(Boolean);
  if (told.length > 0) throw new Stop(told.join('\n'));
}

/** Leaves invalid ports to server/environment.ts, which explains them; 0 means any free port. */
function portsIn(env) {
  const ports = Object.entries(DEFAULT_PORTS).map(([name, usual]) => [name, Number(env[name] || usual)]);
  return Object.fromEntries(ports.filter(([, port]) => Number.isInteger(port) && port > 0 && port < 65_536));
}

async function reasonAgainst(name, port, env) {
  const server = createServer();
  try {
    server.listen({ host: env.HOST || '127.0.0.1', port, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return '';
  } catch ({ code }) {
    if (code === 'EADDRINUSE') return `Port ${port} is in use: stop the program that uses it, or set ${name}.`;
    return code === 'EACCES' ? `Port ${port} may not be used by this account: set ${name}.` : '';
  }
}
