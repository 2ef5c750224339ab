import { NAMES_SHOWN, nameList } from '../../../../i18n/index.ts';
import { useApp } from '../../../ui/context.ts';
import { Face } from './Face.tsx';
import type { Callee } from './parse-callees.ts';

/** Pictures and names of the callees. */
export function Callees({ callees }: { callees: readonly Callee[] }) {
  const { t, locale } = useApp();
  if (callees.length === 0) return null;
  const names = callees.map(({ name }) => name);
  return (
    <div className="ca-callees">
      <div className="ca-portraits">
        {callees.slice(0, NAMES_SHOWN).map((callee) => (
          <Face key={callee.id} callee={callee} />
        ))}
      </div>
      <p>
        <b>{nameList(names, t, locale)}</b>
        {callees.length === 1 && callees[0]?.title && <span>{callees[0].title}</span>}
      </p>
    </div>
  );
}
