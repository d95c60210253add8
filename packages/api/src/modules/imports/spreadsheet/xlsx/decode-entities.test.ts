import { expect, test } from 'vitest';
import { decodeCellText, decodeEntities } from './decode-entities.ts';

test.each([
  ['&lt;b&gt; &amp; &quot;x&quot; &apos;', `<b> & "x" '`],
  ['&#65;&#x42;&#X43;&#x1F600;&#128512;', 'ABC😀😀'],
  ['&#1114111;', '\u{10FFFF}'],
  ['&#1114112;&#x110000;x', 'x'],
  ['&nbsp; &tunggal; &', '&nbsp; &tunggal; &'],
  ['&amp;lt;', '&lt;'],
  ['&#12345678;', '&#12345678;'],
  ['&#x1234567;', '&#x1234567;'],
  ['&lt', '&lt'],
  ['kaos', 'kaos'],
])('%j in a document means %j', (text, meant) => {
  expect(decodeEntities(text)).toBe(meant);
});

test.each([
  ['a_x000D_b', 'a\rb'],
  ['_x0041__x00e9_', 'Aé'],
  ['_x41_ _x00041_ _X0041_ x0041_', '_x41_ _x00041_ _X0041_ x0041_'],
])('%j in a cell means %j', (text, meant) => {
  expect(decodeCellText(text)).toBe(meant);
});
