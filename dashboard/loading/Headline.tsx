import { useSignals } from '@preact/signals-react/runtime';
import { type LoadingAnswer, STAGES, type Stage } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { Select } from '../parts/Select.tsx';
import { count, duration, loadWords, percent, shareOf } from '../words/numbers.ts';
import { QUANTILE_NAMES, QUANTILE_WORDS, QUANTILES, STAGE_WORDS } from '../words/stages.ts';

function measured({ placements, loads }: LoadingAnswer): string {
  return loads > placements
    ? `of about ${count(loads)} loads; each counts for those beside it that are not measured`
    : 'every load is measured';
}

/** The chosen stage in large figures. */
export function Headline({ answer }: { answer: LoadingAnswer }) {
  useSignals();
  const { asked, show } = useDashboard();
  const { stage, stages, placements, loads } = answer;
  const figures = stages.find((each) => each.stage === stage);
  const share = shareOf(figures?.reached ?? 0, loads);
  return (
    <section className="figure headline" aria-label={`“${STAGE_WORDS[stage].name}” in short`}>
      <div className="headline-stage">
        <Select
          label="Stage"
          value={asked.value.stage}
          choices={STAGES.map((value) => ({ value, label: STAGE_WORDS[value].name }))}
          onChoose={(value) => show({ stage: value as Stage })}
        />
        <p className="soft">Until {STAGE_WORDS[stage].means}. Times are counted from the start of the script.</p>
      </div>
      <dl className="large">
        {QUANTILES.map((each) => (
          <div key={each} data-main={each === 'p75' || undefined}>
            <dt>{QUANTILE_NAMES[each]}</dt>
            <dd>
              {duration(figures?.[each] ?? null)}
              <span className="soft">{QUANTILE_WORDS[each]}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>Reached</dt>
          <dd>
            {percent(share)}
            <span className="soft">{loadWords(answer, figures?.reached ?? 0)} came this far</span>
          </dd>
        </div>
        <div>
          <dt>Measured</dt>
          <dd>
            {count(placements)}
            <span className="soft">{measured(answer)}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
