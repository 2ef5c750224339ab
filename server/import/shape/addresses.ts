import * as s from 'superstruct';

const isWeb = (url: URL | null) => /^https?:$/.test(url?.protocol ?? '');

export const WebAddress = s.refine(
  s.string(),
  'web address',
  (value) => isWeb(URL.parse(value)) || `"${value}" is not a web address`,
);

/** A base address to test whether a text is a relative name. */
const PICTURES = 'https://pictures.invalid/';

/** Whether a value is a name below the deployment's own address of pictures. */
const isName = (value: string) =>
  !value.includes(':') && URL.parse(value, PICTURES)?.origin === new URL(PICTURES).origin;

const isPicture = (value: string) => isName(value) || (/^https?:\/\//i.test(value) && URL.canParse(value));

/** A picture by name or address, as the widget reads it. */
export const Picture = s.refine(
  s.string(),
  'picture',
  (value) => isPicture(value) || `"${value}" is neither a web address nor a plain name`,
);

/** A picture by name, address or number. */
export const PictureId = s.refine(
  s.union([s.number(), s.string()]),
  'picture',
  (value) => typeof value === 'number' || isPicture(value) || `"${value}" is neither a web address nor a plain name`,
);

/** A host name alone, such as `news.example`. */
export const HostName = s.refine(s.nonempty(s.string()), 'host name', (value) => {
  const url = URL.parse(`https://${value}`);
  return url?.href === `https://${value.toLowerCase()}/` || `"${value}" is not a host name`;
});
