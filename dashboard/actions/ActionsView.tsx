import { useSignals } from '@preact/signals-react/runtime';
import type { ActionsAnswer, Deeds } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { Answered } from '../parts/Answered.tsx';
import { Figure } from '../parts/Figure.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { DEED_WORDS, DEEDS, SHARE_OF } from '../words/deeds.ts';
import { count, percent, shareOf } from '../words/numbers.ts';
import { ActionsOverTime } from './ActionsOverTime.tsx';
import { Designs } from './Designs.tsx';
import { Journey } from './Journey.tsx';
import { Money } from './Money.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Signers } from './Signers.tsx';

/** A part that is larger than its whole was counted among others, such as frames without the script: it has no share. */
const rate = (totals: Deeds, deed: keyof Deeds): string => {
  const share = SHARE_OF[deed];
  return share && totals[deed] <= totals[share.of]
    ? `${percent(shareOf(totals[deed], totals[share.of]))} ${share.words}`
    : '';
};

/** What readers did, from the widget's appearance on. */
function Totals({ answer: { totals } }: { answer: ActionsAnswer }) {
  return (
    <Figure
      title="From load to deed"
      lead="A reader may do several actions, and so may begin more than once."
      csvs={[{ kind: 'actions', table: 'totals' }]}
    >
      <dl className="tiles">
        {DEEDS.map((deed) => (
          <div key={deed} data-main={deed === 'completed' || undefined}>
            <dt>{DEED_WORDS[deed].name}</dt>
            <dd>
              {count(totals[deed])}
              <span className="rate">{rate(totals, deed)}</span>
              <span className="soft">{DEED_WORDS[deed].means}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Figure>
  );
}

export function ActionsView() {
  useSignals();
  const { actions, asked } = useDashboard();
  const isOneWidget = asked.value.widget !== null;
  return (
    <>
      <Answered answer={actions} shape={[250, 380, 380]}>
        {(answer) =>
          Object.values(answer.totals).every((total) => total === 0) ? (
            <Nothing />
          ) : (
            <div className="figures">
              <Totals answer={answer} />
              <ActionsOverTime answer={answer} />
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
