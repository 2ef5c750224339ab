import { useSignals } from '@preact/signals-react/runtime';
import type { ActionsAnswer } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { Answered } from '../parts/Answered.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { DEED_WORDS } from '../words/deeds.ts';
import { count } from '../words/numbers.ts';
import { ActionsOverTime } from './ActionsOverTime.tsx';
import { Designs } from './Designs.tsx';
import { Funnel } from './Funnel.tsx';
import { Headline } from './Headline.tsx';
import { Journey } from './Journey.tsx';
import { Money } from './Money.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Signers } from './Signers.tsx';

const STEPS = ['loads', 'visible', 'customVisible', 'engaged', 'begun', 'completed', 'shared'] as const;

/** What readers did, from the widget's appearance on, and beside that what kept some from going on. */
function Totals({ answer: { totals } }: { answer: ActionsAnswer }) {
  const beside = (['cancelled', 'notDisplayed'] as const).filter((deed) => totals[deed] > 0);
  return (
    <Funnel
      title="From load to completion"
      lead="Each step as a share of the loads. A reader may do several actions, and so may start more than once."
      csv={{ kind: 'actions', table: 'totals' }}
      head="Step"
      steps={STEPS.map((deed) => ({ ...DEED_WORDS[deed], count: totals[deed] }))}
    >
      {beside.length > 0 && (
        <ul className="plain-list">
          {beside.map((deed) => (
            <li key={deed}>
              <span>
                {DEED_WORDS[deed].name} <span className="note">{DEED_WORDS[deed].means}</span>
              </span>
              <span>{count(totals[deed])}</span>
            </li>
          ))}
        </ul>
      )}
    </Funnel>
  );
}

export function ActionsView() {
  useSignals();
  const { actions, asked } = useDashboard();
  const isOneWidget = asked.value.widget !== null;
  return (
    <>
      <Answered answer={actions} shape={[306, 440, 760]}>
        {(answer) =>
          Object.values(answer.totals).every((total) => total === 0) ? (
            <Nothing />
          ) : (
            <div className="figures">
              <Headline answer={answer} />
              <ActionsOverTime answer={answer} />
              <Totals answer={answer} />
              {!isOneWidget && (
                <p className="hint">
                  Choose one widget to see its screens, what readers do next, its results and its designs.
                </p>
              )}
              <Journey answer={answer} />
              <Designs answer={answer} />
              <Outcomes answer={answer} />
              <Money answer={answer} />
            </div>
          )
        }
      </Answered>
      <Signers />
    </>
  );
}
