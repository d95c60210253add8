import { expect, test } from 'vitest';
import { findOldTerms, listExports, parseOldTerms } from './find-old-terms.ts';

const oldTerms = parseOldTerms(
  'old term\tinstead\tstays in\npicture\timage\t\nsale\tseller order\tflash sale\n',
);
const found = (name: string) => findOldTerms(name, oldTerms).map(({ word }) => word);

test.each(['savePicture', 'PictureGrid', 'picture-grid.tsx', 'MAX_PICTURE', 'toHTMLPicture'])(
  'an old term in %s is found [H9]',
  (name) => {
    expect(found(name)).toEqual(['picture']);
  },
);

test.each(['flashSaleItems', 'flash-sale/flash-sale.routes.ts', 'wholesaler', 'pictured'])(
  '%s stays [H9]',
  (name) => {
    expect(found(name)).toEqual([]);
  },
);

test('an exempt compound excuses no other use of its word [H9]', () => {
  expect(found('flashSaleOfSale')).toEqual(['sale']);
});

test('every kind of export is read, and nothing that is not exported [H9]', () => {
  const source = `import { a } from './a.ts';
export const one = 1;
export async function two() {}
export abstract class Three {}
export interface Four {}
export type Five = string;
const six = 6;
`;
  expect(listExports(source)).toEqual(['one', 'two', 'Three', 'Four', 'Five']);
});
