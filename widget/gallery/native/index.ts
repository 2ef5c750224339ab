/** A publisher's page that has one state of the gallery drawn in itself, as its loader and `widget/native` would. */
import { reserve } from '../../../loader/size.ts';
import { readConfig } from '../../config/config.ts';
import { readParams } from '../../config/read-params.ts';
import { addRoot } from '../../native/add-root.ts';
import { fitBox } from '../../native/styles.ts';
import { NARROW_BELOW_PX } from '../../numbers/constants.ts';
import { heightOf, SIZES } from '../page/filters.ts';
import { find } from '../page/find.ts';
import { startMock } from '../start.tsx';

const box = document.createElement('div');
const [space, show, fit] = reserve(find('#placement'), { consent: 'auto' }, box);
space.after(box);
fitBox(box);
const root = addRoot(box.attachShadow({ mode: 'open' }));
show();

void startMock(root, readConfig(location.origin), readParams(location.search), ({ hasNotice }) => {
  const isNarrow = box.clientWidth < NARROW_BELOW_PX;
  const size = SIZES.find(({ name }) => (name === 'narrow') === isNarrow);
  fit(size && heightOf(size, hasNotice));
});
