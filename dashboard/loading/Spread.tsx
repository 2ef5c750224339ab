import type { Bin, LoadingAnswer } from '../answers.ts';
import { drawnBins } from '../charts/bins.ts';
import { Histogram } from '../charts/Histogram.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Table } from '../parts/Table.tsx';
import { count, duration, percent, shareOf } from '../words/numbers.ts';
import { QUANTILES, STAGE_WORDS } from '../words/stages.ts';

/** How the times of the chosen stage are spread. */
export function Spread({ answer: { stage, stages, distribution } }: { answer: LoadingAnswer }) {
  const { name } = STAGE_WORDS[stage];
  const bins = drawnBins(distribution);
  const all = bins.reduce((sum, bin) => sum + bin.count, 0);
  const figures = stages.find((each) => each.stage === stage);
  const marks = QUANTILES.map((each) => ({ name: each, ms: figures?.[each] ?? null }));
  const most = bins.reduce<Bin | null>((found, bin) => (found && found.count >= bin.count ? found : bin), null);
  return (
    <Figure
      title={`How “${name}” is spread`}
      lead="How many placements took how long. Bars need not span equal times: read the times below them."
      csvs={[{ kind: 'loading', table: 'distribution' }]}
      numbers={
        <Table
          caption={`How “${name}” is spread`}
          rows={bins}
          keyOf={({ from }) => String(from)}
          columns={[
            { head: 'From', cell: ({ from }) => duration(from) },
            { head: 'To', isNumber: true, cell: ({ to }) => duration(to) },
            { head: 'Placements', isNumber: true, cell: (bin) => count(bin.count) },
            { head: 'Share', isNumber: true, cell: (bin) => percent(shareOf(bin.count, all)) },
          ]}
        />
      }
      size="half"
    >
      {most ? (
        <Histogram
          sets={[{ name, bins }]}
          marks={marks}
          label={`A histogram. Most placements took between ${duration(most.from)} and ${duration(most.to)}; ${marks
            .map((mark) => `${mark.name} is ${duration(mark.ms)}`)
            .join(', ')}.`}
        />
      ) : (
        <p className="empty">No placement reached this stage.</p>
      )}
    </Figure>
  );
}
