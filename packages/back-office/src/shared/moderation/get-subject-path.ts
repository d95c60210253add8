import type { AdminReports } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';

/** Where a product is blocked, a review hidden or a store suspended; of a question or an answer, its product. */
export const getSubjectPath = ({ type, id, name }: AdminReports['subject']): string => {
  if (type === 'product') return linkTo('back-office.products', { search: String(id), open: String(id) });
  if (type === 'review') return linkTo('back-office.reviews', { review: id, open: String(id) });
  if (type === 'question' || type === 'answer') return linkTo('back-office.products', { search: name });
  return linkTo('back-office.store', { id });
};
