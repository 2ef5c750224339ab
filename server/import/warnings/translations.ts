import { type Fields, fieldsOf, listOf, textOf } from '../../../widget/core/model/value.ts';
import { keyIn } from '../../widgets/in-language.ts';
import { type Mistake, mistakeAt } from '../mistakes.ts';
import { languageIn, ownLanguages } from '../rules/translations.ts';
import { DETAILS_TEXTS, TEXTS } from '../shape/translation.ts';
import { type ActionView, actionsOf, type ContentView, isReferenceAlone } from '../view.ts';

/** The texts of an action or a translation, as `details.answers 2`: members of lists by their ids or amounts. */
function textsIn(type: string, fields: Fields): string[] {
  const has = (place: Fields, name: string) => textOf(place[name]).trim() !== '';
  const details = fieldsOf(fields.details);
  const inDetails = (DETAILS_TEXTS[type] ?? []).flatMap((text) => {
    const [name = '', below] = text.split('.');
    if (below === undefined) return has(details, name) ? [`details.${name}`] : [];
    const members = listOf(details[name]).map(fieldsOf);
    return members.flatMap((member) => (has(member, below) ? [`details.${name} ${keyIn(member)}`] : []));
  });
  const closed = fieldsOf(fields.closed);
  const inClosed = ['title', 'text'].filter((name) => has(closed, name)).map((name) => `closed.${name}`);
  return [...TEXTS.filter((name) => has(fields, name)), ...inDetails, ...inClosed];
}

/** Texts that readers see in the action's own language. */
function untranslated(action: ActionView): Mistake[] {
  const { type, fields } = action;
  const own = textsIn(type, fields);
  return Object.entries(fieldsOf(fields.translations)).flatMap(([locale, texts]) => {
    const translated = textsIn(type, fieldsOf(texts));
    const missing = own.filter((text) => !translated.includes(text));
    const message = `has no ${missing.join(', ')}: readers see the action’s own`;
    return mistakeAt(action, `.translations.${locale}`, missing.length > 0 && message);
  });
}

/** A widget in a language that its action does not have. */
function otherLanguage(action: ActionView, locale: string, own: ReadonlySet<string>): Mistake[] {
  const translations = fieldsOf(action.fields.translations);
  const isTold = action.isReference || Object.keys(translations).length > 0;
  const isOther = isTold && !own.has(locale) && !Object.hasOwn(translations, locale);
  const languages = [...own].join(', ');
  const message = `has no translation into "${locale}": readers see it in its own language, ${languages}`;
  return mistakeAt(action, '', isOther && message);
}

const BESIDE_A_REFERENCE = ['id', 'type', 'opensAt', 'closesAt', 'closed', 'shared'];

/** Warns of a reference with a misspelt id, and of one that also has hours, which makes it an action of its own. */
function nameless(action: ActionView): Mistake[] {
  const isBare = isReferenceAlone(action.fields);
  const isMeantAsOne = Object.keys(action.fields).every((name) => BESIDE_A_REFERENCE.includes(name));
  const bare = 'has an id and a type alone, and is written whole nowhere: readers see no title';
  const hours =
    'has no title, and is no reference: one has an id and a type alone. Hours stand where the action is written whole, or on the widget';
  return mistakeAt(action, '', isBare ? bare : isMeantAsOne && hours);
}

/** Warns of texts that readers see in another language than their widget's, and of actions without any. */
export function translationWarnings(content: ContentView): Mistake[] {
  const languages = ownLanguages(content);
  return content.widgets.flatMap((widget) => {
    const locale = languageIn(widget);
    return actionsOf(widget).flatMap((action) => [
      ...untranslated(action),
      ...otherLanguage(action, locale, languages.get(action.identifier) ?? new Set()),
      ...nameless(action),
    ]);
  });
}
