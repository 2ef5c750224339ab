import type { ActionsAnswer } from '../answers.ts';
import { Intervals } from '../charts/Intervals.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Table } from '../parts/Table.tsx';
import { count, percent } from '../words/numbers.ts';
import { conclude, designName, isSeen } from './overlap.ts';

/** How the designs of one widget compare, with how sure that is. */
export function Designs({ answer: { variants } }: { answer: ActionsAnswer }) {
  const seen = variants.filter(isSeen);
  if (seen.length === 0) return null;
  const sentence = conclude(seen);
  return (
    <Figure
      title="Design by design"
      lead="Of the views of the first card in a design, the share that was completed. The bar is the 95% interval: were the count made again and again, 19 of 20 such bars would hold the true share."
      csvs={[{ kind: 'actions', table: 'variants' }]}
      numbers={
        <Table
          caption="Design by design"
          rows={variants}
          keyOf={({ variant }) => variant}
          columns={[
            { head: 'Design', cell: designName },
            { head: 'Seen', isNumber: true, cell: ({ visible }) => count(visible) },
            { head: 'Completed', isNumber: true, cell: ({ completed }) => count(completed) },
            { head: 'Share', isNumber: true, cell: ({ share }) => percent(share) },
            { head: 'From', isNumber: true, cell: ({ low }) => percent(low) },
            { head: 'To', isNumber: true, cell: ({ high }) => percent(high) },
          ]}
        />
      }
    >
      <p className="conclusion">{sentence}</p>
      <Intervals
        label={`${seen.map((each) => `${designName(each)}: ${percent(each.share)}, from ${percent(each.low)} to ${percent(each.high)}`).join('; ')}.`}
        intervals={seen.map((each) => ({
          name: designName(each),
          share: each.share,
          low: each.low,
          high: each.high,
          note: `${count(each.completed)} of ${count(each.visible)}`,
        }))}
      />
    </Figure>
  );
}
