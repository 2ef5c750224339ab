import { fieldsOf, listOf, textOf } from '../../../widget/core/model/value.ts';
import { keyIn, localeOf } from '../../widgets/in-language.ts';
import { type Mistake, mistakeAt, type Place } from '../mistakes.ts';
import { type ActionView, actionsOf, type ContentView, idOf, type WidgetView } from '../view.ts';

/** A widget's language as translations name it; as it is written if no translation can be in it. */
export const languageIn = ({ fields }: WidgetView): string => {
  const written = textOf(fields.languageLocale);
  return localeOf(written) ?? written;
};

/** The languages of the widgets in which each action is written whole, by id and type. */
export function ownLanguages({ widgets }: ContentView): ReadonlyMap<string, ReadonlySet<string>> {
  const languages = new Map<string, Set<string>>();
  for (const widget of widgets)
    for (const { identifier, isReference } of actionsOf(widget)) {
      if (isReference) continue;
      const known = languages.get(identifier) ?? new Set();
      languages.set(identifier, known.add(languageIn(widget)));
    }
  return languages;
}

/** Answers, recipients and amounts that only the translation has. */
function unknownMembers(details: unknown, own: unknown, place: Place): Mistake[] {
  return Object.entries(fieldsOf(details)).flatMap(([name, members]) => {
    const known = new Set(listOf(fieldsOf(own)[name]).map(keyIn));
    return listOf(members).flatMap((member, index) => {
      const { id, amount } = fieldsOf(member);
      const key = idOf(id ?? amount);
      const field = id === undefined ? 'amount' : 'id';
      const isUnknown = key !== null && !known.has(key);
      const message = `the action has no "${key}" in its own ${name}`;
      return mistakeAt(place, `.details.${name}[${index}].${field}`, isUnknown && message);
    });
  });
}

function mistakesOf({ file, path, fields }: ActionView, own: ReadonlySet<string>): Mistake[] {
  return Object.entries(fieldsOf(fields.translations)).flatMap(([locale, texts]) => {
    const place = { file, path: `${path}.translations.${locale}` };
    const isOwn = own.has(locale) && own.size === 1;
    const message = 'is the language that the action itself is written in, by its widget’s languageLocale';
    return [
      ...mistakeAt(place, '', isOwn && message),
      ...unknownMembers(fieldsOf(texts).details, fields.details, place),
    ];
  });
}

/** Translations into the action's own language, and of answers or recipients that it does not have. */
export function translationMistakes(content: ContentView): Mistake[] {
  const languages = ownLanguages(content);
  return content.widgets
    .flatMap(actionsOf)
    .flatMap((action) => mistakesOf(action, languages.get(action.identifier) ?? new Set()));
}
