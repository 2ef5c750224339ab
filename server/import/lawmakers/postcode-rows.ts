import { DatabaseSync } from 'node:sqlite';
import type { District, PostcodeRow, PostcodeRows } from '../../lawmakers/dataset.ts';

/** SQLite keeps a database without a name in memory up to this size, then in a file that ends with the process. */
const CACHE_KIB = 32_768;

const COLUMNS = 'postal_code as postalCode, level, role, area as adminArea1Code, district';

/**
 * The rows of a table of postcodes, each once. National tables have a row for every address, thirty million of them, for
 * two million postcodes: they are kept on disk.
 */
export function createPostcodeRows(): PostcodeRows & {
  add: (row: PostcodeRow) => void;
  /** Whether there is any row of a postcode. */
  has: (postalCode: string) => boolean;
} {
  const rows = new DatabaseSync('');
  rows.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -${CACHE_KIB};
    create table rows (postal_code text, level integer, role integer, area text, district text,
      primary key (postal_code, level, role, area, district)) without rowid;
    begin`);
  const insert = rows.prepare('insert or ignore into rows values (?, ?, ?, ?, ?)');
  const find = rows.prepare('select 1 from rows where postal_code = ? limit 1');
  // Asked for several times, and slow where there are millions.
  let districts: District[] | null = null;
  let size = 0;
  return {
    add({ postalCode, level, role, adminArea1Code, district }) {
      districts = null;
      size += Number(insert.run(postalCode, level, role, adminArea1Code, district).changes);
    },
    has: (postalCode) => find.get(postalCode) !== undefined,
    get size() {
      return size;
    },
    *[Symbol.iterator]() {
      for (const row of rows.prepare(`select ${COLUMNS} from rows`).iterate()) yield row as unknown as PostcodeRow;
    },
    districts() {
      districts ??= rows
        .prepare('select distinct level, role, area as adminArea1Code, district from rows')
        .all() as unknown as District[];
      return districts;
    },
  };
}
