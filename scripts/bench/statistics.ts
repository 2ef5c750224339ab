/** The middle value; the higher of two. NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** 0 of none. */
export const highest = (values: readonly number[]): number => Math.max(0, ...values);

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The median of one property. */
export const medianOf = <Row>(rows: readonly Row[], pick: (row: Row) => number): number => median(rows.map(pick));

/** Tasks take turns in each round, so that a busy moment affects all of them. */
export async function inTurns<Name, Result>(
  names: readonly Name[],
  rounds: number,
  run: (name: Name) => Promise<Result>,
): Promise<Map<Name, Result[]>> {
  const results = new Map<Name, Result[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) for (const name of names) results.get(name)?.push(await run(name));
  return results;
}
