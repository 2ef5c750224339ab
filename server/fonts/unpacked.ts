import { brotliDecompressSync, inflateSync } from 'node:zlib';

/** No font that fits into a page with a few of its letters unpacks to more. */
const MOST_UNPACKED_BYTES = 30_000_000;

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

/** @throws Error for tables that take more than the file says, or too much (WOFF 1.0, §5) */
function unpackTables(font: Buffer) {
  let all = 0;
  for (let index = 0; index < font.readUInt16BE(12); index++) {
    const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const [at, packed, unpacked] = [4, 8, 12].map((offset) => font.readUInt32BE(entry + offset)) as [
      number,
      number,
      number,
    ];
    all += unpacked;
    if (all > MOST_UNPACKED_BYTES) throw new RangeError('too large');
    if (packed !== unpacked) inflateSync(font.subarray(at, at + packed), { maxOutputLength: unpacked });
  }
}

const WOFF2_HEADER_BYTES = 48;
const OWN_TAG = 0x3f;
const GLYPH_TABLES = [10, 11];

/** @throws Error for tables that take more in all (WOFF 2.0, §4 and §5) */
function unpackAll(font: Buffer) {
  let at = WOFF2_HEADER_BYTES;
  const skipNumber = () => {
    while (font.readUInt8(at++) & 0x80);
  };
  for (let index = 0; index < font.readUInt16BE(12); index++) {
    const flags = font.readUInt8(at++);
    const tag = flags & OWN_TAG;
    const version = flags >> 6;
    if (tag === OWN_TAG) at += 4;
    skipNumber();
    // `glyf` and `loca` are transformed unless they say otherwise, other tables only where they say so.
    if (GLYPH_TABLES.includes(tag) ? version !== 3 : version !== 0) skipNumber();
  }
  brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)), { maxOutputLength: MOST_UNPACKED_BYTES });
}

/**
 * Makes sure that a font's tables are no larger than they say, before what reads them unpacks them without a limit.
 *
 * @throws Error with the reason in words
 */
export function checkUnpacked(bytes: Uint8Array): void {
  const font = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signature = font.toString('latin1', 0, 4);
  try {
    if (signature === 'wOFF') unpackTables(font);
    if (signature === 'wOF2') unpackAll(font);
  } catch (cause) {
    throw new Error(`it is damaged, or unpacks to more than ${MOST_UNPACKED_BYTES / 1_000_000} MB`, { cause });
  }
}
