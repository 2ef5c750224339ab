/** `from` is null for what came first. */
export type Way = { from: string | null; to: string; count: number };

export type Node = { key: string; id: string | null; count: number; top: number; height: number };
export type Ribbon = { key: string; from: [number, number]; to: [number, number] };
export type Layout = { left: Node[]; right: Node[]; ribbons: Ribbon[] };

const keyOf = (id: string | null) => id ?? '(first)';

/** One side: nodes below each other, the largest first, what came first on top. Each has a slot with room for its label. */
function sideOf(ways: readonly Way[], idOf: (way: Way) => string | null, unit: number, room: number): Node[] {
  const counts = new Map<string | null, number>();
  for (const way of ways) counts.set(idOf(way), (counts.get(idOf(way)) ?? 0) + way.count);
  const sorted = [...counts].sort(([a, x], [b, y]) => Number(b === null) - Number(a === null) || y - x);
  let slot = 0;
  return sorted.map(([id, count]) => {
    const node = { key: keyOf(id), id, count, top: slot + room / 2, height: count * unit };
    slot += room + node.height;
    return node;
  });
}

/** Takes the next piece of a node, from the top. */
function piecesOf(nodes: readonly Node[]) {
  const next = new Map(nodes.map(({ key, top }) => [key, top]));
  return (id: string | null, height: number): [number, number] => {
    const top = next.get(keyOf(id)) ?? 0;
    next.set(keyOf(id), top + height);
    return [top, top + height];
  };
}

const countSides = (ways: readonly Way[]) =>
  Math.max(new Set(ways.map(({ from }) => from)).size, new Set(ways.map(({ to }) => to)).size);

/** What a chart with these ways needs, in px. */
export const heightOf = (ways: readonly Way[], room: number): number => countSides(ways) * room + 160;

/**
 * Lays out what came after what: on both sides actions, ribbons between them, all in shares of the height.
 *
 * @param room the height of a label
 */
export function layoutOf(ways: readonly Way[], room: number): Layout {
  const all = ways.reduce((sum, { count }) => sum + count, 0) || 1;
  const unit = (1 - room * countSides(ways)) / all;
  const left = sideOf(ways, ({ from }) => from, unit, room);
  const right = sideOf(ways, ({ to }) => to, unit, room);
  const [leave, arrive] = [piecesOf(left), piecesOf(right)];
  const place = ({ from, to }: Way) =>
    left.findIndex(({ id }) => id === from) * right.length + right.findIndex(({ id }) => id === to);
  const ribbons = [...ways]
    .sort((a, b) => place(a) - place(b))
    .map(({ from, to, count }) => ({
      key: `${keyOf(from)} ${to}`,
      from: leave(from, count * unit),
      to: arrive(to, count * unit),
    }));
  return { left, right, ribbons };
}
