import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findUnpacked } from './debian.ts';
import { succeeds } from './find.ts';

/** WordPress and what runs it. Nothing of it is installed. */
export type WordPress = {
  /** WordPress's own files. */
  files: string;
  /** PHP with the modules that WordPress needs: the program and its arguments. */
  php: [program: string, ...args: string[]];
  /** MariaDB's server and its arguments. */
  database: [program: string, ...args: string[]];
  /** Where the programs find their libraries. */
  libraries: string;
};

/** 22 MB. Some have a version in their names, which differs from Debian to Debian. */
const PACKAGES = `wordpress wordpress-theme-twentytwentythree libjs-underscore php-getid3
  php[0-9.]+-(cli|common|mysql|opcache) mariadb-server-core mariadb-common libaio1(t64)? liburing2`.split(/\s+/);

/** For apt. Without `virtual` it asks for versions of PHP that are long gone. */
const PATTERN = `?and(?name("^(${PACKAGES.join('|')})$"),?not(?virtual))`;

/** In the order in which they have to be loaded. */
const MODULES = [
  ...['mysqlnd', 'mysqli', 'tokenizer', 'ctype', 'iconv', 'fileinfo'].map((name) => `extension=${name}`),
  'zend_extension=opcache',
];

const runs = (program: string | undefined, args: string[], libraries: string) =>
  program && succeeds(program, args, { env: { LD_LIBRARY_PATH: libraries } });

function unpacked(folder: string): WordPress | undefined {
  const files = join(folder, 'usr/share/wordpress');
  const libraries = globSync(join(folder, 'usr/lib/*-linux-gnu')).join(':');
  const [php] = globSync(join(folder, 'usr/bin/php?.?')).sort().reverse();
  const [modules] = globSync(join(folder, 'usr/lib/php/2*')).sort().reverse();
  const args = ['-n', '-d', `extension_dir=${modules}`, ...MODULES.flatMap((module) => ['-d', module])];
  const server = join(folder, 'usr/sbin/mariadbd');
  const isWhole =
    existsSync(files) && runs(php, [...args, '-r', 'exit(0);'], libraries) && runs(server, ['--version'], libraries);
  if (!php || !isWhole) return undefined;
  const usr = join(folder, 'usr');
  const share = ['--no-defaults', `--basedir=${usr}`, `--lc-messages-dir=${join(usr, 'share/mysql')}`];
  return { files, php: [php, ...args], database: [server, ...share], libraries };
}

/** Debian's WordPress, PHP and MariaDB; undefined if they are not to be had. */
export const findWordPress = () => findUnpacked(resolve('.cache/wordpress'), [PATTERN], unpacked);
