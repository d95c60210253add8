import type { ProductQuestion, QuestionReply } from '@pasar/contract';

export const sampleReply = (id: number, over: Partial<QuestionReply> = {}): QuestionReply => ({
  id,
  side: 'seller',
  author: 'Rumah Kawung',
  text: 'Katun primisima, adem.',
  created_at: '2026-11-19T03:00:00.000Z',
  edited_at: null,
  is_mine: false,
  can_edit: false,
  ...over,
});

export const sampleQuestion = (id: number, over: Partial<ProductQuestion> = {}): ProductQuestion => ({
  id,
  author: 'B***o',
  text: 'Bahannya katun atau poliester?',
  created_at: '2026-11-18T03:00:00.000Z',
  is_mine: false,
  answers: [],
  ...over,
});
