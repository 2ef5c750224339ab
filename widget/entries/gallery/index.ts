/** A publisher's page that has one state of the gallery drawn in itself, as its loader and `widget/entries/native` would. */
import { reserve } from '../../../loader/size.ts';
import { readConfig } from '../../core/config/config.ts';
import { readParams } from '../../core/config/read-params.ts';
import { NARROW_BELOW_PX } from '../../core/numbers/constants.ts';
import { heightOf, SIZES } from '../../gallery/page/filters.ts';
import { find } from '../../gallery/page/find.ts';
import { startMock } from '../../gallery/start.tsx';
import { addRoot } from '../native/add-root.ts';
import { fitBox } from '../native/styles.ts';

const box = document.createElement('div');
const { space, show, fit } = reserve(find('#placement'), { consent: 'auto' }, box);
space.after(box);
fitBox(box);
const root = addRoot(box.attachShadow({ mode: 'open' }));
show();

void startMock(root, readConfig(location.origin), readParams(location.search), ({ hasNotice }) => {
  const isNarrow = box.clientWidth < NARROW_BELOW_PX;
  const size = SIZES.find(({ name }) => (name === 'narrow') === isNarrow);
  fit(size && heightOf(size, hasNotice));
});
