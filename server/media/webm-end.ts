import type { FileHandle } from 'node:fs/promises';

/** The first bytes of each WebM. */
export const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

const MOST_HEAD_BYTES = 12;
const MOST_ID_BYTES = 4;
const MOST_SIZE_BYTES = 8;
const BITS = 8;

const [SEGMENT, CLUSTER] = [0x18538067, 0x1f43b675];

/** Of a number whose first byte tells by its leading zeros how many follow (RFC 8794 §4). */
const lengthOf = (byte: number) => Math.clz32(byte) - 3 * BITS + 1;

/** An element's head; `null` where these bytes are none. */
function headOf(bytes: Buffer) {
  const idBytes = lengthOf(bytes[0] ?? 0);
  const sizeBytes = lengthOf(bytes[idBytes] ?? 0);
  if (idBytes > MOST_ID_BYTES || sizeBytes > MOST_SIZE_BYTES) return null;
  const mask = 2 ** (BITS - sizeBytes) - 1;
  const [first = 0, ...rest] = bytes.subarray(idBytes, idBytes + sizeBytes);
  const isUnknown = (first & mask) === mask && rest.every((byte) => byte === 0xff);
  const size = rest.reduce((sum, byte) => sum * 2 ** BITS + byte, first & mask);
  return { id: bytes.readUIntBE(0, idBytes), bytes: idBytes + sizeBytes, size: isUnknown ? null : size };
}

/**
 * Whether a WebM ends where its last element does. One that was cut off plays until there, and looks whole to whoever
 * reads only its beginning. Browsers write clusters whose size is unknown, so these are walked through.
 */
export async function endsWhole(file: FileHandle): Promise<boolean> {
  const { size: end } = await file.stat();
  const bytes = Buffer.alloc(MOST_HEAD_BYTES);
  for (let at = 0; at < end; ) {
    const { bytesRead } = await file.read(bytes, 0, MOST_HEAD_BYTES, at);
    const head = headOf(bytes.fill(0, bytesRead));
    // What is no element is for the library to judge; a head that is cut off is longer than the file.
    if (!head) return at + bytesRead < end;
    const { id, bytes: headBytes, size } = head;
    const next = at + headBytes + (size ?? 0);
    if (next > end) return false;
    at = id === SEGMENT || (id === CLUSTER && size === null) ? at + headBytes : next;
  }
  return true;
}
