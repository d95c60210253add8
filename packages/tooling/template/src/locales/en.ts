import type { messages as indonesian } from './id.ts';

export const messages: typeof indonesian = {
  home: {
    title: '__TITLE__',
    description: 'The first page of __TITLE__ in this market.',
    lead: 'This page belongs to your team: its texts and its content are in this repository.',
  },
};
