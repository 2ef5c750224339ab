import { useSignals } from '@preact/signals-react/runtime';
import { NAMES_SHOWN } from '../../../i18n/index.ts';
import { imageUrl } from '../../model/look/image-url.ts';
import { useApp } from '../../ui/context.ts';
import { useEmailing } from '../emailing-context.tsx';

/** Decorative pictures of the recipients whose names are shown beside them. */
export function Faces() {
  useSignals();
  const { imagesBase } = useApp().config;
  const chosen = useEmailing().recipients.chosen.value.slice(0, NAMES_SHOWN);
  const pictures = [...new Set(chosen.map(({ picture }) => imageUrl(picture, imagesBase)).filter(Boolean))];
  if (pictures.length === 0) return null;
  return (
    <span className="ca-to-faces">
      {pictures.map((src) => (
        <img
          key={src}
          src={src}
          alt=""
          width={24}
          height={24}
          referrerPolicy="no-referrer"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      ))}
    </span>
  );
}
