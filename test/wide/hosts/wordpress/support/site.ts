import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { WordPress } from '../../../../../scripts/programs/wordpress.ts';
import { waitUntil } from '../../../../support/wait.ts';

const PLUGIN = join(import.meta.dirname, '../../../../../wordpress/civic-action');
const CONFIG = join(import.meta.dirname, 'wp-config.php');
/** As WordPress names it. */
export const PLUGIN_FILE = 'civic-action/civic-action.php';
/** Its administrator. */
export const ADMIN = { user: 'editor-in-chief', password: 'not for the wide world' };

/** A WordPress with our plugin in its folder, not activated. */
export type Site = {
  origin: string;
  /** Where its plugins, themes and its log are. */
  content: string;
  /** Runs code inside WordPress, which may ask servers of this process. @returns what it prints */
  run(code: string): Promise<string>;
  /** Publishes a post. @param before code that decides who writes. @returns its address */
  write(content: string, before?: string): Promise<string>;
  /** Asks as a feed reader does, from this process, which knows no names that end with `.localhost`. */
  ask(address: string): Promise<string>;
  /** Puts our plugin into its folder as it is delivered, active and with this server's address. */
  activate(server: string): Promise<void>;
  /** What PHP has remarked about the plugin since it was last asked. */
  remarks(): string[];
  close(): Promise<void>;
};

const addPlugin = (content: string) => cpSync(PLUGIN, join(content, 'plugins/civic-action'), { recursive: true });

/** WordPress's own files by links, what changes beside them. */
function createFolders({ files }: WordPress, dir: string) {
  const content = join(dir, 'site/wp-content');
  for (const name of ['plugins', 'mu-plugins', 'uploads']) mkdirSync(join(content, name), { recursive: true });
  for (const name of readdirSync(files))
    if (!['wp-content', 'wp-config.php', '.htaccess'].includes(name))
      symlinkSync(join(files, name), join(dir, 'site', name));
  symlinkSync(join(files, 'wp-content/themes'), join(content, 'themes'));
  addPlugin(content);
  cpSync(CONFIG, join(dir, 'site/wp-config.php'));
  // Else its files, which are elsewhere, look for a configuration beside themselves.
  writeFileSync(join(dir, 'first.php'), `<?php define( 'ABSPATH', '${join(dir, 'site')}/' );`);
  mkdirSync(join(dir, 'data'));
  return content;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** A text in PHP's double quotes. */
export const inPhp = (content: string) => JSON.stringify(content).replaceAll('$', '\\$');

/** Runs code in PHP. @throws Error with what it printed */
type Execute = (code: string) => Promise<string>;

const INSTALL = `define( 'WP_INSTALLING', true );
require ABSPATH . 'wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'The Riverton Blog', '${ADMIN.user}', 'chief@example.org', false, '', '${ADMIN.password}' );`;

/** Makes the database as soon as there is a server. */
const connect = (socket: string) => `mysqli_report( 0 );
$server = @new mysqli( 'localhost', 'root', '', '', 0, '${socket}' );
exit( $server->connect_errno || ! $server->query( 'CREATE DATABASE wordpress' ) ? 1 : 0 );`;

async function install(execute: Execute, socket: string) {
  // The database takes a moment to start.
  await waitUntil(() =>
    execute(connect(socket)).then(
      () => true,
      () => false,
    ),
  );
  await execute(INSTALL);
}

function createSite({
  origin,
  content,
  execute,
  close,
}: Pick<Site, 'origin' | 'content' | 'close'> & { execute: Execute }): Site {
  const run: Execute = (code) => execute(`require ABSPATH . 'wp-load.php'; ${code}`);
  return {
    origin,
    content,
    run,
    write: (post, before = '') =>
      run(`${before} echo get_permalink( wp_insert_post( wp_slash( array(
        'post_title' => 'A post', 'post_status' => 'publish', 'post_content' => ${inPhp(post)} ) ) ) );`),
    async ask(address) {
      const { host, port, pathname, search } = new URL(address);
      const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { host } });
      return answer.text();
    },
    async activate(server) {
      addPlugin(content);
      await run(`require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( '${PLUGIN_FILE}' );
        update_option( 'civic_action_server', ${inPhp(server)} );`);
    },
    remarks() {
      const log = join(content, 'debug.log');
      const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
      rmSync(log, { force: true });
      return lines.filter((line) => line.includes('civic-action'));
    },
    close,
  };
}

/** Starts MariaDB and PHP's own web server, and installs WordPress. */
export async function startSite(wordpress: WordPress, port: number): Promise<Site> {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-wordpress-'));
  const content = createFolders(wordpress, dir);
  const origin = `http://blog.localhost:${port}`;
  const socket = join(dir, 'sql');
  const env = { LD_LIBRARY_PATH: wordpress.libraries, SITE_SOCKET: socket, SITE_ORIGIN: origin };
  const start = ([program, ...args]: WordPress['php'], ...more: string[]) =>
    spawn(program, [...args, ...more], { env: { PATH: process.env.PATH, ...env }, stdio: 'ignore' });
  const database = start(
    wordpress.database,
    ...[`--datadir=${join(dir, 'data')}`, `--socket=${socket}`, `--pid-file=${join(dir, 'pid')}`, '--user=root'],
    // Without tables of rights: nobody else finds the socket.
    ...['--skip-grant-tables', '--skip-networking'],
  );
  const first = join(dir, 'first.php');
  const server = start(
    wordpress.php,
    ...['-d', `auto_prepend_file=${first}`, '-S', `127.0.0.1:${port}`, '-t', join(dir, 'site')],
  );
  const execute: Execute = async (code) => {
    const [php, ...args] = wordpress.php;
    const child = spawn(php, args, { env });
    child.stdin.end(`<?php require '${first}'; ${code}`);
    const [stdout, stderr, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    if (status !== 0) throw new Error(stdout + stderr);
    return stdout;
  };
  const close = async () => {
    await Promise.all([end(server), end(database)]);
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await install(execute, socket);
  } catch (cause) {
    await close();
    throw cause;
  }
  return createSite({ origin, content, execute, close });
}
