import { expect, test } from 'vitest';
import * as ui from './index.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { show } from './testing/show.ts';
import { specimens } from './testing/specimens.tsx';

test('the door of the kit lets out exactly these names', () => {
  const others = ['globalCss', 'standaloneLinkStyles', 'textLinkStyles', 'lengthLimit'];
  expect(Object.keys(ui).sort()).toEqual([...Object.keys(specimens), ...others].sort());
});

test.each(Object.entries(specimens))(
  '%s has no accessibility fault axe knows [A1]',
  async (_name, specimen) => {
    const { baseElement } = show(specimen);
    await expectAccessible(baseElement);
  },
);
