import { useSignals } from '@preact/signals-react/runtime';
import { useDashboard } from '../app/context.ts';
import { Answered } from '../parts/Answered.tsx';
import { Nothing } from '../parts/Nothing.tsx';
import { ActionsOverTime } from './ActionsOverTime.tsx';
import { Designs } from './Designs.tsx';
import { Journey } from './Journey.tsx';
import { Money } from './Money.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Totals } from './Totals.tsx';

export function ActionsView() {
  useSignals();
  const { actions, asked } = useDashboard();
  const isOneWidget = asked.value.widget !== null;
  return (
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
  );
}
