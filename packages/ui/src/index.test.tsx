import { expect, test } from 'vitest';
import * as ui from './index.ts';
import { specimens } from './testing/specimens.tsx';

test('the door of the kit lets out exactly these names', () => {
  const others = ['globalCss', 'standaloneLinkStyles', 'textLinkStyles', 'lengthLimit'];
  expect(Object.keys(ui).sort()).toEqual([...Object.keys(specimens), ...others].sort());
});
