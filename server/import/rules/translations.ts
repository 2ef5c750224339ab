import { keyIn, localeOf } from '../../widgets/in-language.ts';
import type { Mistake } from '../mistakes.ts';
import {
  type ActionView,
  actionsOf,
  type ContentView,
  fieldsOf,
  idOf,
  listOf,
  textOf,
  type WidgetView,
} from '../view.ts';

/** A widget's language as translations name it; as it is written if no translation can be in it. */
export const languageIn = ({ fields }: WidgetView): string => {
  const written = textOf(fields.languageLocale);
  return localeOf(written) ?? written;
};

/** The languages of the widgets in which each action is written whole, by id and type. */
export function ownLanguages({ widgets }: ContentView): ReadonlyMap<string, ReadonlySet<string>> {
  const languages = new Map<string, Set<string>>();
  for (const widget of widgets)
    for (const { action } of actionsOf(widget)) {
      if (action.isReference) continue;
      const identifier = `${action.id}|${action.type}`;
      const known = languages.get(identifier) ?? new Set();
      languages.set(identifier, known.add(languageIn(widget)));
    }
  return languages;
}

type Found = Omit<Mistake, 'file'>;

/** Answers, recipients and amounts that only the translation has. */
function unknownMembers(details: unknown, own: unknown, path: string): Found[] {
  return Object.entries(fieldsOf(details)).flatMap(([name, members]) => {
    const known = new Set(listOf(fieldsOf(own)[name]).map(keyIn));
    return listOf(members).flatMap((member, index) => {
      const { id, amount } = fieldsOf(member);
      const key = idOf(id ?? amount);
      if (key === null || known.has(key)) return [];
      const field = id === undefined ? 'amount' : 'id';
      return [{ path: `${path}.${name}[${index}].${field}`, message: `the action has no "${key}" in its own ${name}` }];
    });
  });
}

function mistakesOf({ path, fields }: ActionView, own: ReadonlySet<string>): Found[] {
  return Object.entries(fieldsOf(fields.translations)).flatMap(([locale, texts]) => {
    const at = `${path}.translations.${locale}`;
    const isOwn = own.has(locale) && own.size === 1;
    const message = 'is the language that the action itself is written in, by its widget’s languageLocale';
    return [
      ...(isOwn ? [{ path: at, message }] : []),
      ...unknownMembers(fieldsOf(texts).details, fields.details, `${at}.details`),
    ];
  });
}

/** Translations into the action's own language, and of answers or recipients that it does not have. */
export function translationMistakes(content: ContentView): Mistake[] {
  const languages = ownLanguages(content);
  return content.widgets.flatMap(actionsOf).flatMap(({ file, action }) => {
    const own = languages.get(`${action.id}|${action.type}`) ?? new Set();
    return mistakesOf(action, own).map((mistake) => ({ file, ...mistake }));
  });
}
