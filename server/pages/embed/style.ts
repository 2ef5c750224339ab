import { GUIDE_STYLE } from '../style.ts';

export const EMBED_STYLE = `${GUIDE_STYLE}
form { display: grid; gap: 1rem; }
details[open] fieldset { margin-bottom: .75rem; }
:is([type="radio"], [type="checkbox"]) { accent-color: var(--link); flex: none; height: 1.125rem; width: 1.125rem; }
fieldset { border: 0; display: grid; gap: .25rem; margin: 0; min-width: 0; padding: 0; }
legend, .name { font-weight: 600; padding: 0; }
label { align-items: center; display: flex; gap: .5rem; min-height: 2rem; }
.pair { display: grid; gap: .75rem 1rem; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); }
.pair label { align-items: stretch; flex-direction: column; gap: .25rem; }
input:not([type="radio"], [type="checkbox"]), select { background: transparent; border: 1px solid var(--soft); border-radius: 6px;
  color: inherit; font: inherit; min-height: 2.75rem; padding: .375rem .625rem; width: 100%; }
select option { background: var(--paper); color: var(--ink); }
button { background: var(--link); border: 0; border-radius: 2rem; color: var(--paper); cursor: pointer; font: 600 1rem/1.2 system-ui, sans-serif;
  justify-self: start; min-height: 2.75rem; padding: .5rem 1.5rem; }
:is(input, select, button, summary):focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.copy { background: none; border: 1px solid var(--soft); color: var(--link); margin: .5rem 0 0; }
summary { cursor: pointer; font-weight: 600; margin: 0 0 .5rem; }
pre { user-select: all; -webkit-user-select: all; }
iframe { border: 0; color-scheme: light; max-width: 100%; }
.wrong { border-inline-start: 4px solid var(--link); padding-inline-start: .75rem; }
`;
