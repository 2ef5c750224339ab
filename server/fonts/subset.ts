import subsetFont from 'subset-font';
import { checkUnpacked } from './unpacked.ts';

/** What a first card needs of a font. */
export type Wish = {
  /** The font's file. */
  bytes: Uint8Array;
  /** Each character once. */
  letters: string;
  /** The lightest and the heaviest weight that texts are drawn in. */
  weights: readonly [from: number, to: number];
};

type Axis = { tag: string; min: number; max: number };

const SFNT = [0x00010000, tagNumber('OTTO'), tagNumber('true')];
const FIRST_RECORD = 12;
const RECORD_BYTES = 16;

function tagNumber(tag: string) {
  return Buffer.from(tag, 'latin1').readUInt32BE();
}

/** A table of a font (OpenType 1.9.1, "Organization of an OpenType Font"); null where it has none of this name. */
function tableOf(font: Buffer, tag: string): Buffer | null {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = FIRST_RECORD + index * RECORD_BYTES;
    if (font.readUInt32BE(record) !== tagNumber(tag)) continue;
    const [offset, length] = [font.readUInt32BE(record + 8), font.readUInt32BE(record + 12)];
    return font.subarray(offset, offset + length);
  }
  return null;
}

const FSTYPE_AT = 8;
/** Bits of `OS/2.fsType` (OpenType 1.9.1): who may embed a font, and how. */
const USAGE = 0x000f;
const RESTRICTED = 0x0002;
const NO_SUBSETTING = 0x0100;
const BITMAPS_ALONE = 0x0200;

/** Why a font's own licence bits forbid a subset; null where they don't. */
export function refusalIn(fsType: number): string | null {
  // Restricted only where no other bit of usage is set.
  if ((fsType & USAGE) === RESTRICTED) return 'its licence forbids embedding (fsType)';
  if (fsType & NO_SUBSETTING) return 'its licence forbids subsets (fsType)';
  return fsType & BITMAPS_ALONE ? 'its licence allows bitmaps alone (fsType)' : null;
}

const FIXED_ONE = 0x10000;

/** The axes of a variable font (table `fvar`); none of a font with one design. */
function axesOf(font: Buffer): Axis[] {
  const table = tableOf(font, 'fvar');
  if (!table) return [];
  const [first, count, size] = [table.readUInt16BE(4), table.readUInt16BE(8), table.readUInt16BE(10)];
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * size;
    const fixed = (offset: number) => table.readInt32BE(at + offset) / FIXED_ONE;
    return { tag: table.toString('latin1', at, at + 4), min: fixed(4), max: fixed(12) };
  });
}

const WEIGHT = 'wght';

/** Narrows the axis of weights to those in use. All other axes stay as they are, such as that of optical sizes. */
export function narrowed(
  axes: readonly Axis[],
  [from, to]: Wish['weights'],
): Record<string, number | { min: number; max: number }> {
  const axis = axes.find(({ tag }) => tag === WEIGHT);
  if (!axis) return {};
  const clamp = (weight: number) => Math.min(Math.max(weight, axis.min), axis.max);
  const [min, max] = [clamp(from), clamp(to)];
  return { [WEIGHT]: min === max ? min : { min, max } };
}

/** What browsers apply by themselves (CSS Fonts 4, §7). Others would bring letters that nothing shows. */
const FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'rclt', 'rvrn', 'calt', 'clig', 'liga', 'kern', 'mark', 'mkmk'],
  ...['curs', 'init', 'medi', 'fina', 'isol', 'abvm', 'blwm'],
];

/** The glyph that stands for missing ones, and the space. */
const NOTHING_BUT = 2;
const GLYPHS_AT = 4;

/** @throws Error with what is wrong with a font, or with its licence */
export async function subset({ bytes, letters, weights }: Wish): Promise<Uint8Array> {
  checkUnpacked(bytes);
  const how = { keepFeatures: FEATURES };
  // First without compression: its tables say the rest.
  const plain = await subsetFont(Buffer.from(bytes), letters, { ...how, targetFormat: 'sfnt' });
  if (!SFNT.includes(plain.readUInt32BE())) throw new Error('it is no font of one design');
  const refusal = refusalIn(tableOf(plain, 'OS/2')?.readUInt16BE(FSTYPE_AT) ?? 0);
  if (refusal) throw new Error(refusal);
  if ((tableOf(plain, 'maxp')?.readUInt16BE(GLYPHS_AT) ?? 0) <= NOTHING_BUT)
    throw new Error('it has none of the letters');
  return subsetFont(plain, letters, { ...how, targetFormat: 'woff2', variationAxes: narrowed(axesOf(plain), weights) });
}
