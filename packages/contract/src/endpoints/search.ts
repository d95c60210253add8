import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { BodyId } from '../schemas/wire-id.ts';

export const search = {
  click: endpoint({
    method: 'POST',
    path: '/search/click',
    summary: 'Say that a found product was opened; anybody may, and only the text of the search is counted',
    body: v.object({
      /** Of the list that has the product; older than an hour it counts nothing. */
      search_id: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
      product_id: BodyId,
    }),
    data: v.null(),
  }),
};
