import { useSignals } from '@preact/signals-react/runtime';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Sent } from './EmailThanks.tsx';
import { useEmailing } from './emailing-context.tsx';
import { RecipientChecks, Unreachable } from './LetterRecipients.tsx';

/** A longer name would make the button higher than its bar; the screen shows it above. */
const LONGEST_NAME = 40;

/** The second step with several representatives (spec §2): offers the same letter to the remaining recipients. */
export function EmailNext() {
  useSignals();
  const { t } = useApp();
  const { store, recipients, commands } = useEmailing();
  const [only, ...others] = recipients.chosenNext.value;
  const isBusy = store.isSubmitting.value;
  const isNamed = only && others.length === 0 && only.name.length <= LONGEST_NAME;
  const label = isNamed ? t('email.sendTo', { name: only.name }) : t('email.send');
  const button = (
    <BigButton isBusy={isBusy} busy={t('email.sending')} onPress={() => void commands.sendAgain()}>
      {only ? label : t('common.done')}
    </BigButton>
  );
  return (
    <div className="ca-form">
      <Heading>{t('email.nextTitle')}</Heading>
      <Sent hasIcon />
      <p className="ca-text">{t('email.nextText')}</p>
      <blockquote className="ca-quote">{commands.subject()}</blockquote>
      {(recipients.open.value.length > 1 || !isNamed) && (
        <RecipientChecks leftOut={store.leftOutNext.value} onPick={commands.pickNext} />
      )}
      <Unreachable />
      <ActionBar button={button}>
        {only && (
          <Button className="ca-quiet" isOff={isBusy} onPress={commands.skip}>
            {t('common.skip')}
          </Button>
        )}
      </ActionBar>
    </div>
  );
}
