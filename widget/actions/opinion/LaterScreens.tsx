import { useSignals } from '@preact/signals-react/runtime';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { ActionForm } from '../../parts/form/ActionForm.tsx';
import { AddressEntry } from '../../parts/form/AddressEntry.tsx';
import { PersonFields } from '../../parts/form/person/PersonFields.tsx';
import { NO_SIGNER } from '../../parts/form/person/signer.ts';
import { useAskedRules } from '../../parts/form/person/use-asked-rules.ts';
import { PERSON_STEPS, type Step } from '../../parts/form/steps.ts';
import { useActionForm } from '../../parts/form/use-action-form.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { createOpinionCommands, type OpinionValues, opinionAsks, opinionFields } from './commands.ts';
import { opinion } from './index.ts';

export { PartnerThanks } from '../../parts/form/PartnerThanks.tsx';

/** The prompt is the heading. Without a front card the title comes first, and the prompt stands below it. */
const titleOf = ({ formTitle, skipFrontCard, title }: Action, prompt: string) =>
  formTitle || (skipFrontCard ? title || prompt : prompt || title);

const STEPS: readonly Step[] = [{ name: 'words', fields: ['message'] }, ...PERSON_STEPS];

/** The form for an opinion: first the words, then who says them. */
export function OpinionForm() {
  useSignals();
  const { session, fill, t } = useApp();
  const commands = useOfAction(createOpinionCommands);
  const action = session.activeAction.value;
  const { prompt } = detailsOf(opinion, action);
  const asked = opinionAsks(action);
  const fields = opinionFields(asked, useAskedRules(asked));
  const { form, offers, steps } = useActionForm<OpinionValues>(fields, { message: '', ...NO_SIGNER }, STEPS);
  const title = titleOf(action, prompt);
  return (
    <ActionForm
      title={title}
      quote={action.skipFrontCard && prompt !== title ? fill(prompt) : ''}
      form={form}
      steps={steps}
      commands={commands}
      offers={offers}
      button={[t('opinion.send'), t('opinion.sending')]}
    >
      {form.has('message') && (
        <TextArea className="ca-area" placeholder={t('opinion.placeholder')} {...form.area('message')} />
      )}
      <PersonFields form={form} />
      {form.has('homeAddress') && <AddressEntry {...form.controlled('homeAddress')} />}
    </ActionForm>
  );
}
