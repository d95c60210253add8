import type { MessagePair } from './message-pair.ts';

const literal = (name: string) =>
  `(?:'(?<${name}1>(?:[^'\\\\\\n]|\\\\.)*)'|"(?<${name}2>(?:[^"\\\\\\n]|\\\\.)*)"|\`(?<${name}3>(?:[^\`\\\\]|\\\\.)*)\`)`;
const both = new RegExp(`\\bid:\\s*${literal('id')},\\s*en:\\s*${literal('en')}`, 'g');

/** What is put into a template, which may be written differently in each language. */
const inserted = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/**
 * Pairs that stand in code as `id: '…', en: '…'`, also where nothing exports them: letters, notices, pages of the
 * server. The names of what a template inserts are left out.
 */
export const literalPairs = (source: string, at: string): MessagePair[] =>
  [...source.matchAll(both)].map(({ groups = {}, index }) => {
    const text = (name: string) =>
      (groups[`${name}1`] ?? groups[`${name}2`] ?? groups[`${name}3`] ?? '').replaceAll(inserted, '…');
    const line = source.slice(0, index).split('\n').length;
    return { at: `${at}:${line}`, id: text('id'), en: text('en') };
  });
