import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { imageSize } from 'image-size';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Drawing } from '../../../../server/pages/share/picture/draw.ts';
import { createDrawer, PROGRAM } from '../../../../server/pages/share/picture/pictures.ts';
import { CannotBegin } from '../../../../server/processes/child.ts';
import { MOST_WAIT_MS } from '../../../support/wait.ts';

const DRAWING: Drawing = {
  title: 'Bring back the 11:40 ferry',
  label: 'Take action',
  owner: 'The Harbor Gazette',
  showsNameWithLogo: false,
  theme: { backgroundColor: '#fffdf9', accentColor: '#12507b', headingFont: '' },
  logo: null,
  picture: null,
};

let folder: string;
test.before(() => {
  folder = mkdtempSync(join(tmpdir(), 'civic-action-drawer-'));
});
test.after(() => rmSync(folder, { recursive: true }));

/** A program with this code. */
function programOf(code: string): URL {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, `${code}`);
  return pathToFileURL(file);
}

const BEGINS = 'process.send({ begun: true });';

const failureOf = (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    () => assert.unreachable(),
    (cause) => cause,
  );

test('draws PNGs of 1200 × 630 in a process of its own, and other ones for other words', async () => {
  const drawer = createDrawer();
  const first = await drawer.run(DRAWING);
  const { width, height, type } = imageSize(first);
  assert.equal([width, height, type], [1200, 630, 'png']);
  assert.not.equal(Buffer.from(await drawer.run({ ...DRAWING, title: 'Another' })), Buffer.from(first));
  await drawer.close();
});

for (const [title, words] of [
  ['no words', { title: '', label: '', owner: '' }],
  ['a title of 300 wide letters without a space', { title: 'W'.repeat(300) }],
  ['a script that the fonts lack', { title: '渡し船を戻して', owner: '港新聞' }],
  ['pictographs and quotes', { title: '⛴️ “Back” <b>&amp;</b> 👩‍👩‍👧', owner: '🗞️' }],
  ['Greek, Cyrillic and Vietnamese', { title: 'Φέρι · Паром · Phà đêm' }],
] as const)
  test(`draws ${title}`, async () => {
    const drawer = createDrawer();
    assert.is(imageSize(await drawer.run({ ...DRAWING, ...words })).width, 1200);
    await drawer.close();
  });

/** Draws in vain. */
async function refusalOf(program?: URL): Promise<CannotBegin> {
  const drawer = createDrawer(program);
  const failure = await failureOf(drawer.run(DRAWING));
  await drawer.close();
  assert.instance(failure, CannotBegin);
  return failure as CannotBegin;
}

test('says that none can ever be drawn where the program says so', async () => {
  assert.ok((await refusalOf(programOf("process.send({ failure: 'no renderer' });"))).isLasting);
});

test('says that none can be drawn now where the program is ended before it begins', async () => {
  assert.not((await refusalOf(programOf("process.kill(process.pid, 'SIGKILL');"))).isLasting);
});

test('says that none can be drawn now where no process can be made', async () => {
  const { execPath } = process;
  process.execPath = join(folder, 'none');
  try {
    assert.not((await refusalOf()).isLasting);
  } finally {
    process.execPath = execPath;
  }
});

test('begins another program after one that did not begin', async () => {
  const drawer = createDrawer(
    programOf(`import { existsSync, writeFileSync } from 'node:fs';
      const begun = \`\${process.argv[1]}.begun\`;
      if (!existsSync(begun)) {
        writeFileSync(begun, '');
        process.exit(1);
      }
      ${BEGINS}
      process.on('message', () => process.send({ done: new Uint8Array([1]) }));`),
  );
  assert.instance(await failureOf(drawer.run(DRAWING)), CannotBegin);
  assert.equal([...(await drawer.run(DRAWING))], [1]);
  await drawer.close();
});

test('draws on after one that fails', async () => {
  const drawer = createDrawer(
    programOf(`${BEGINS} process.on('message', ({ title }) =>
      process.send(title ? { done: new Uint8Array([1]) } : { failure: 'no title' }));`),
  );
  const failure = await failureOf(drawer.run({ ...DRAWING, title: '' }));
  assert.not.instance(failure, CannotBegin);
  assert.match(failure.message, 'no title');
  assert.equal([...(await drawer.run(DRAWING))], [1]);
  await drawer.close();
});

test('kills a program that takes too long, and begins another', async () => {
  const busy = programOf(`${BEGINS} process.on('message', ({ title }) => {
    while (!title);
    process.send({ done: new Uint8Array([7]) });
  });`);
  const drawer = createDrawer(busy, 50);
  assert.is((await failureOf(drawer.run({ ...DRAWING, title: '' }))).name, 'TimeoutError');
  const patient = createDrawer(busy, MOST_WAIT_MS);
  assert.is((await patient.run(DRAWING)).length, 1);
  await Promise.all([drawer.close(), patient.close()]);
});

test('lives on when the program dies between two drawings', async () => {
  const drawer = createDrawer(
    programOf(`${BEGINS} process.on('message', () => {
      process.send({ done: new Uint8Array([1]) });
      setImmediate(() => { throw new Error('lost'); });
    });`),
  );
  await drawer.run(DRAWING);
  // Either its death is seen before the next drawing, or that one fails.
  await drawer.run(DRAWING).catch(() => undefined);
  assert.equal([...(await drawer.run(DRAWING).catch(() => drawer.run(DRAWING)))], [1]);
  await drawer.close();
});

const svg = (markup: string) =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500">${markup}</svg>`).toString('base64')}`;

/** Takes years to draw. */
const ENDLESS = svg(
  '<filter id="f"><feTurbulence baseFrequency=".01" numOctaves="2000000000"/></filter><rect width="500" height="500" filter="url(#f)"/>',
);

test('lives on when the renderer ends its process, or never ends', async () => {
  const ends = svg(
    '<pattern id="p" width="100000" height="100000" patternUnits="userSpaceOnUse"><rect width="100000" height="100000"/></pattern><rect width="500" height="500" fill="url(#p)" transform="scale(1000)"/>',
  );
  const drawer = createDrawer(undefined, 3_000);
  assert.instance(await failureOf(drawer.run({ ...DRAWING, picture: ends })), Error);
  assert.instance(await failureOf(drawer.run({ ...DRAWING, picture: ENDLESS })), Error);
  await drawer.close();
  const patient = createDrawer();
  assert.is(imageSize(await patient.run(DRAWING)).width, 1200);
  await patient.close();
});

test('leaves no process behind whose server was killed while it drew', async () => {
  const server = fork(
    programOf(`import { fork } from 'node:child_process';
      process.once('message', ({ program, drawings }) => {
        const stdio = ['ignore', 'inherit', 'ignore', 'ipc'];
        const child = fork(new URL(program), { serialization: 'advanced', stdio });
        for (const drawing of drawings) child.send(drawing);
        child.on('message', ({ done }) => done && process.send(child.pid));
      });`),
    { stdio: ['ignore', 'pipe', 'ignore', 'ipc'] },
  );
  const signal = AbortSignal.timeout(MOST_WAIT_MS);
  server.stdout?.resume();
  // They are drawn at the same time: once the second is there, the first is with the renderer.
  server.send({ program: PROGRAM.href, drawings: [{ ...DRAWING, picture: ENDLESS }, DRAWING] });
  const [pid] = await once(server, 'message', { signal }).finally(() => server.kill('SIGKILL'));
  // Both write to one pipe, which closes once neither is left. Where nobody reaps it, a dead process would keep its id.
  await once(server, 'close', { signal }).catch((cause) => {
    process.kill(pid, 'SIGKILL');
    throw cause;
  });
});

test('ends a drawing that takes gigabytes', async () => {
  const takes = svg(
    '<pattern id="p" width="25000" height="25000" patternUnits="userSpaceOnUse"><rect width="9" height="9"/></pattern><rect width="500" height="500" fill="url(#p)"/>',
  );
  const drawer = createDrawer(undefined, MOST_WAIT_MS);
  const { message } = await failureOf(drawer.run({ ...DRAWING, picture: takes }));
  // The renderer itself would end with another signal. Windows has none.
  assert.match(message, process.platform === 'win32' ? 'the process ended' : 'SIGKILL');
  assert.is(imageSize(await drawer.run(DRAWING)).width, 1200);
  await drawer.close();
});

for (const inset of ['logo', 'picture'] as const)
  test(`draws no hole for a ${inset} that is cut off or shows nothing`, async () => {
    const drawer = createDrawer();
    const bare = Buffer.from(await drawer.run(DRAWING));
    const address = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    assert.not.equal(Buffer.from(await drawer.run({ ...DRAWING, [inset]: address(bare) })), bare);
    for (const broken of [address(bare.subarray(0, bare.length / 2)), svg('')])
      assert.equal(Buffer.from(await drawer.run({ ...DRAWING, [inset]: broken })), bare);
    await drawer.close();
  });

test('keeps the server’s settings from the program', async () => {
  process.env.SMTP_URL = 'smtps://user:password@relay.example';
  const drawer = createDrawer(
    programOf(`${BEGINS} process.on('message', () =>
      process.send({ done: new TextEncoder().encode(JSON.stringify(process.env)) }));`),
  );
  try {
    const settings = Buffer.from(await drawer.run(DRAWING)).toString();
    assert.not.match(settings, /SMTP_URL|password/);
  } finally {
    delete process.env.SMTP_URL;
    await drawer.close();
  }
});

test('gives up a drawing when it closes', async () => {
  const drawer = createDrawer(programOf(`${BEGINS} process.on('message', () => undefined);`));
  const failure = failureOf(drawer.run(DRAWING));
  await drawer.close();
  assert.instance(await failure, Error);
});

test.run();
