import type { ProductId, QuestionReply, StoreQuestion } from '@pasar/contract';

export const question = (id: number, changed: Partial<StoreQuestion> = {}): StoreQuestion => ({
  id,
  author: 'B***o',
  text: `Pertanyaan ${id}?`,
  created_at: '2026-11-20T03:00:00Z',
  is_mine: false,
  is_answered: false,
  answers: [],
  product: {
    id: (800 + id) as ProductId, // ids are branded where the market hands them out
    name: `Kemeja ${id}`,
    slug: `kemeja-${id}`,
    image: null,
  },
  ...changed,
});

/** The store's answer. */
export const storeReply = (text: string, changed: Partial<QuestionReply> = {}): QuestionReply => ({
  id: 1,
  side: 'seller',
  author: 'Toko Budi',
  text,
  created_at: '2026-11-21T03:00:00Z',
  edited_at: null,
  is_mine: true,
  can_edit: true,
  ...changed,
});
