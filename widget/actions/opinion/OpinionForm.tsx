import { useSignals } from '@preact/signals-react/runtime';
import { Excerpt } from '../../fields/Excerpt.tsx';
import { PrefixField } from '../../fields/PrefixField.tsx';
import { TextArea } from '../../fields/TextArea.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { ActionForm } from '../../form/ActionForm.tsx';
import { AddressEntry } from '../../form/AddressEntry.tsx';
import { NOTHING_ASKED } from '../../form/asked-fields.ts';
import { leadOf } from '../../form/lead.ts';
import { useOptIns } from '../../form/opt-ins/use-opt-ins.ts';
import { useAskedRules } from '../../form/use-asked-rules.ts';
import { useCachedForm } from '../../form/use-cached-form.ts';
import type { Action } from '../../model/action.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createOpinionCommands, type OpinionValues } from './commands.ts';
import { opinionAsks, opinionFields } from './fields.ts';
import { createOpinionStore } from './store.ts';

/** The prompt is the heading. Without a front card the title comes first, and the prompt stands below it. */
const titleOf = ({ formTitle, skipFrontCard, title }: Action, prompt: string) =>
  formTitle || (skipFrontCard ? title || prompt : prompt || title);

/** The form for an opinion and its author. */
export function OpinionForm() {
  useSignals();
  const { session, fill, t } = useApp();
  const { prompt } = useOfAction(createOpinionStore);
  const commands = useOfAction(createOpinionCommands);
  const action = session.activeAction.value;
  const { offers, first } = useOptIns(action);
  const asked = opinionAsks(action);
  const form = useCachedForm<OpinionValues>(action.identifier, opinionFields(asked, useAskedRules(asked)), {
    message: '',
    fullName: '',
    email: '',
    postalCode: '',
    ...NOTHING_ASKED,
    ...first,
  });
  const title = titleOf(action, prompt);
  return (
    <ActionForm
      title={title}
      lead={leadOf(action)}
      about={action.skipFrontCard && prompt && prompt !== title && <Excerpt>{fill(prompt)}</Excerpt>}
      form={form}
      commands={commands}
      offers={offers}
      button={[t('opinion.send'), t('opinion.sending')]}
    >
      <TextArea rows={3} placeholder={t('opinion.placeholder')} {...form.area('message')} />
      {form.has('prefix') && <PrefixField {...form.field('prefix')} />}
      <TextField autoComplete="name" {...form.field('fullName')} />
      <TextField type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      {form.has('postalCode') && <TextField autoComplete="postal-code" {...form.field('postalCode')} />}
      {form.has('phone') && (
        <TextField type="tel" autoComplete="tel" onFocus={commands.warmPhone} {...form.field('phone')} />
      )}
      {form.has('homeAddress') && <AddressEntry {...form.held('homeAddress')} />}
    </ActionForm>
  );
}
