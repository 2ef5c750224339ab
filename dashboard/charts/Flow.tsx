import { count } from '../words/numbers.ts';
import { heightOf, layoutOf, type Node, type Ribbon, type Way } from './ribbons.ts';
import { at } from './scale.ts';

type Props = { ways: readonly Way[]; nameOf: (id: string | null) => string; label: string };

/** A title of two lines and a number. */
const LABEL_PX = 58;

/** From the left edge to the right one, in a box of 1 by 1. */
const pathOf = ({ from: [a, b], to: [c, d] }: Ribbon) => `M0 ${a}C.5 ${a} .5 ${c} 1 ${c}V${d}C.5 ${d} .5 ${b} 0 ${b}Z`;

function Side({ nodes, nameOf, is }: { nodes: readonly Node[]; nameOf: Props['nameOf']; is: 'left' | 'right' }) {
  return (
    <div className="flow-side" data-is={is}>
      {nodes.map(({ key, id, count: readers, top, height }) => (
        <div key={key} className="flow-node" style={{ top: at(top), height: at(height) }}>
          <span>
            <b>{nameOf(id)}</b>
            <span className="soft">{count(readers)}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

/** What came after what: each ribbon is as thick as many readers went that way. */
export function Flow({ ways, nameOf, label }: Props) {
  const height = heightOf(ways, LABEL_PX);
  const { left, right, ribbons } = layoutOf(ways, LABEL_PX / height);
  return (
    <div className="flow" role="img" aria-label={label} style={{ height }}>
      <Side nodes={left} nameOf={nameOf} is="left" />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {ribbons.map((ribbon) => (
          <path key={ribbon.key} d={pathOf(ribbon)} />
        ))}
      </svg>
      <Side nodes={right} nameOf={nameOf} is="right" />
    </div>
  );
}
