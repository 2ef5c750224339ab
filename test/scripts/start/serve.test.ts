import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { endOf } from '../../support/output.ts';

const BUILDS = `
  import { serveSites } from './scripts/start/serve.ts';
  await serveSites(async () => { console.log('Building'); process.exit(); });
`;

for (const name of ['PORT', 'PUBLISHER_PORT'])
  test(`does not build before it knows that ${name} is free`, async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const env = { PATH: process.env.PATH, PORT: '0', PUBLISHER_PORT: '0', [name]: String(port) };
    const { code, output } = await endOf(spawn(process.execPath, ['--input-type=module', '-e', BUILDS], { env }));
    holder.close();
    assert.is(code, 1);
    assert.match(output, `Port ${port} is in use`);
    assert.not.match(output, 'Building');
  });

test.run();
