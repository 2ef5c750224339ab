import * as s from 'superstruct';

const isWeb = (url: URL | null) => /^https?:$/.test(url?.protocol ?? '');

export const WebAddress = s.refine(
  s.string(),
  'web address',
  (value) => isWeb(URL.parse(value)) || `"${value}" is not a web address`,
);

/** Where names are resolved for a trial; no picture is there. */
const PICTURES = 'https://pictures.invalid/';

/** A name leads to where the deployment keeps its pictures, whatever address that is, and nowhere else. */
const isName = (value: string) =>
  !value.includes(':') && URL.parse(value, PICTURES)?.origin === new URL(PICTURES).origin;

const isPicture = (value: string) => isName(value) || (/^https?:\/\//i.test(value) && URL.canParse(value));

/** A picture by its name or address, as the widget reads it. */
export const Picture = s.refine(
  s.string(),
  'picture',
  (value) => isPicture(value) || `"${value}" is neither a web address nor a plain name`,
);

/** A picture by its number too. */
export const PictureId = s.refine(
  s.union([s.number(), s.string()]),
  'picture',
  (value) => typeof value === 'number' || isPicture(value) || `"${value}" is neither a web address nor a plain name`,
);

/** `news.example`: a host's name and nothing around it. */
export const HostName = s.refine(s.nonempty(s.string()), 'host name', (value) => {
  const url = URL.parse(`https://${value}`);
  return url?.href === `https://${value.toLowerCase()}/` || `"${value}" is not a host name`;
});
