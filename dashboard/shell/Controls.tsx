import { useSignals } from '@preact/signals-react/runtime';
import type { ScopesAnswer } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { Select } from '../parts/Select.tsx';
import { scopeWords } from '../words/scopes.ts';
import { Period } from './Period.tsx';

/** Stands for no choice in a list. */
const ALL = '';

/** Publisher, widget and time. A choice of one is no choice, so it is only said. */
export function Controls({ scopes: { publishers } }: { scopes: ScopesAnswer }) {
  useSignals();
  const { asked, show } = useDashboard();
  const { publisher, widget } = asked.value;
  const [first, second] = publishers;
  const within = publishers.filter(({ id }) => publisher === null || id === publisher);
  const widgets = within.flatMap((each) => each.widgets);
  return (
    <section className="controls" aria-label="What is shown">
      {first && !second ? (
        <div className="field">
          <span className="label">Publisher</span>
          <span className="fixed">{scopeWords(first)}</span>
        </div>
      ) : (
        <Select
          label="Publisher"
          value={publisher ?? ALL}
          choices={[
            { value: ALL, label: 'All publishers' },
            ...publishers.map((each) => ({ value: each.id, label: scopeWords(each) })),
          ]}
          onChoose={(id) => show({ publisher: id || null })}
        />
      )}
      <Select
        label="Widget"
        value={widget ?? ALL}
        choices={[
          { value: ALL, label: 'All widgets' },
          ...widgets.map((each) => ({ value: each.id, label: scopeWords(each) })),
        ]}
        onChoose={(id) => show({ widget: id || null })}
      />
      <Period />
    </section>
  );
}
