import { describe, expect, test } from 'vitest';
import { UnreadableSpreadsheetError } from '../unreadable-spreadsheet-error.ts';
import { parseFullXml, parseXml } from './parse-xml.ts';

async function* piecesOf(...pieces: string[]) {
  yield* pieces;
}

const heard = async (...pieces: string[]) => {
  const events: string[] = [];
  await parseFullXml(piecesOf(...pieces), {
    open: (name, attribute) => void events.push(`<${name} ${attribute('id')}>`),
    close: (name) => void events.push(`</${name}>`),
    text: (text) => void events.push(text),
  });
  return events;
};

describe('a document of a sheet', () => {
  test('is heard tag by tag, without the prefixes of names', async () => {
    expect(await heard('<x:a id="1"><b r:id="2">teks</b></x:a>')).toEqual([
      ...['<a 1>', '<b 2>', 'teks', '</b>', '</a>'],
    ]);
  });

  test('may be cut anywhere', async () => {
    expect((await heard('<a i', 'd="1">te', 'ks</', 'a>')).join('')).toBe('<a 1>teks</a>');
  });

  test('has its references resolved in texts and attributes, and none in raw texts', async () => {
    expect(await heard('<a id="&lt;&amp;">&gt;<![CDATA[&gt;]]></a>')).toEqual([
      ...['<a <&>', '>', '&gt;', '</a>'],
    ]);
  });

  test('has no attribute that it does not state; the plain name counts before one with a prefix', async () => {
    expect(await heard('<a/><b r:id="far" id="near"/><c idx="0" Id="0"/>')).toEqual([
      ...['<a undefined>', '</a>', '<b near>', '</b>', '<c undefined>', '</c>'],
    ]);
  });

  test('may be read for one kind of event alone', async () => {
    const texts: string[] = [];
    await parseFullXml(piecesOf('<a>x<![CDATA[y]]></a>'), { text: (text) => void texts.push(text) });
    expect(texts).toEqual(['x', 'y']);
    const names: string[] = [];
    await parseFullXml(piecesOf('<a>x</a>'), { close: (name) => void names.push(name) });
    expect(names).toEqual(['a']);
  });

  test('gives what it collected after each piece, and at its end', async () => {
    const texts: string[] = [];
    const steps: number[] = [];
    const pieces = piecesOf('<a>x<b/>', 'y<b/></a>');
    for await (const _ of parseXml(pieces, { text: (text) => void texts.push(text) }))
      steps.push(texts.length);
    expect(steps).toEqual([1, 2, 2]);
  });

  test('that declares anything is refused', async () => {
    await expect(heard('<!DOCTYPE a><a/>')).rejects.toThrow(UnreadableSpreadsheetError);
    await expect(heard('<!ENTITY b "c"><a/>')).rejects.toThrow(UnreadableSpreadsheetError);
  });

  test('that stays unclear for more than a megabyte is refused; what is long and clear is read', async () => {
    const [half, much] = ['x'.repeat(512 * 1024), 'x'.repeat(1024 * 1024)];
    await expect(heard('<a ', half, half)).rejects.toThrow(UnreadableSpreadsheetError);
    const began = piecesOf('<a', ` id="${half}`, half.slice(5 + 2), '"/>');
    expect((await Array.fromAsync(parseXml(began, {}))).length).toBe(5);
    expect(await heard('<a>', `${half}<b/>`, `${half}<b/>`, `${half}<b/></a>`)).toHaveLength(11);
    await expect(heard(`<a ${much}`)).rejects.toThrow(UnreadableSpreadsheetError);
  });
});
