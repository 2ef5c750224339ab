import { LEVEL, ROLE } from '../../../../widget/model/enums.ts';

const numberOf = (values: Record<string, number>) => (given: string | number) =>
  typeof given === 'number' ? given : (values[given] ?? Number.NaN);

const isOneOf = (values: Record<string, number>, value: number) => Object.values(values).includes(value);

/** A level or role by its name or number; tables have numbers as text. */
export const levelOf = numberOf(LEVEL);
export const roleOf = numberOf(ROLE);

/** An empty cell means the lower house, which most countries elect by district. */
function fromCell(values: Record<string, number>, cell: string): number | null {
  if (cell === '') return 0;
  const value = Number.isInteger(Number(cell)) ? Number(cell) : numberOf(values)(cell);
  return isOneOf(values, value) ? value : null;
}

/** The chamber that a row or a polygon names; `null` if it doesn't exist. */
export function chamberFrom(level: unknown, role: unknown) {
  const [found, kind] = [fromCell(LEVEL, String(level ?? '')), fromCell(ROLE, String(role ?? ''))];
  return found === null || kind === null ? null : { level: found, role: kind };
}
