import child from 'node:child_process';
import { basename } from 'node:path';
import workers from 'node:worker_threads';
import { EVERYTHING, readOf } from '../read.ts';
import type { Note } from './files.ts';
import { wrap } from './wrap.ts';

const STARTERS = ['exec', 'execFile', 'execFileSync', 'execSync', 'spawn', 'spawnSync'] as const;

/** Programs that read nothing of the repository but what a test hands them. The last is one that tests know to be missing. */
const CLOSED =
  /^(chrom|google-chrome|firefox|MiniBrowser|WebKit|Xvfb|xvfb|postgres|initdb|pg_|psql|ffmpeg|ffprobe|openssl|nginx|u?mount$|systemd-analyze|no-such-program)/;

type Options = { execArgv?: readonly string[]; execPath?: string; shell?: unknown } | null | undefined;

/** What a shell becomes: `sh -c 'exec "$0" "$@"' PROGRAM …` sets limits for the program alone. */
function programOf([program, args]: unknown[]): string {
  const [option, script, own] = Array.isArray(args) ? args.map(String) : [];
  const isShell = basename(String(program)) === 'sh' && option === '-c' && script?.includes('exec "$0"');
  return isShell && own ? own : String(program);
}

/** The arguments of a starting function, of which the list and the options may be missing. */
function partsOf([first, ...others]: unknown[]) {
  const [list, ...rest] = Array.isArray(others[0]) || others[0] == null ? others : [[], ...others];
  return { first, list: (list ?? []) as readonly string[], options: rest[0] as Options, rest };
}

/** Length, number and an empty object of esbuild's protocol. */
const PONG_BYTES = 13;

/** esbuild asks every second whether somebody is still there. The answer tells of no work, whichever file runs then. */
const isPong = ([data]: readonly unknown[]) => data instanceof Uint8Array && data.byteLength <= PONG_BYTES;

/**
 * Notes from now on which programs this process starts. Another Node process and a thread note by themselves what they read.
 * What other programs read is not seen.
 *
 * @param noting Node's options that make a process or a thread note
 */
export function noteChildren(noting: readonly string[], note: Note) {
  const withNoting = (given: readonly string[]) =>
    noting.every((each) => given.includes(each)) ? given : [...noting, ...given];

  wrap(child, 'fork', (run, args) => {
    const { first, list, options } = partsOf(args);
    if (options?.execPath && options.execPath !== process.execPath) note(EVERYTHING);
    const execArgv = withNoting(options?.execArgv ?? process.execArgv);
    return run([first, list, { ...options, execArgv }]);
  });

  for (const name of STARTERS)
    wrap(child, name, (run, args) => {
      const { first, list, options, rest } = partsOf(args);
      if (first === process.execPath && !options?.shell) return run([first, withNoting(list), ...rest]);
      const program = programOf(args);
      if (name !== 'exec' && name !== 'execSync')
        note(readOf('program', /\//.test(program) ? program : basename(program)));
      if (CLOSED.test(basename(program))) return run(args);
      note(EVERYTHING);
      const started = run(args);
      const { stdin } = (started ?? {}) as { stdin?: object | null };
      // One that goes on running, such as esbuild, may be asked by later test files.
      if (stdin)
        wrap(stdin, 'write', (write, data) => {
          if (!isPong(data)) note(EVERYTHING);
          return write(data);
        });
      return started;
    });

  const { Worker } = workers;
  Reflect.set(
    workers,
    'Worker',
    new Proxy(Worker, {
      construct(target, [file, options]: [unknown, Options]) {
        const execArgv = withNoting(options?.execArgv ?? process.execArgv);
        return Reflect.construct(target, [file, { ...options, execArgv }]);
      },
    }),
  );
}
