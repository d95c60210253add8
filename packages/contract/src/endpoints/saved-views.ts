import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { messageId } from '../messages/message-id.ts';
import { BodyId } from '../schemas/wire-id.ts';

/** Views that one person keeps of one list. */
export const mostSavedViews = 20;

/** The path of a list without its language, `/seller/orders`. */
const page = v.pipe(
  v.string(messageId('field.required')),
  v.regex(/^\/[a-z][a-z/-]{0,60}$/, messageId('field.invalid')),
);

const SavedView = v.object({
  id: v.number(),
  name: v.string(),
  /** The filters as they are in the address, without a question mark. */
  query: v.string(),
  /** Everybody of the staff sees it. */
  is_shared: v.boolean(),
  /** Whether I saved it, and may delete it. */
  is_mine: v.boolean(),
});

export type SavedView = v.InferOutput<typeof SavedView>;

/** Named filters of lists, of sellers and of staff (back office B4). */
export const savedViews = {
  list: endpoint({
    method: 'GET',
    path: '/saved-views',
    summary: 'My saved views of a list, and those that staff share, by name',
    access: 'user',
    query: v.object({ page }),
    data: v.array(SavedView),
  }),
  save: endpoint({
    method: 'POST',
    path: '/saved-views/save',
    summary: 'Save the filters of a list under a name; the same name again replaces them',
    access: 'user',
    body: v.object({
      page,
      name: v.pipe(
        v.string(messageId('saved-view.name.required')),
        v.trim(),
        v.minLength(1, messageId('saved-view.name.required')),
        v.maxLength(40, messageId('saved-view.name.long')),
      ),
      query: v.pipe(v.string(), v.regex(/^[^\s#?]{0,1000}$/, messageId('field.invalid'))),
      /** For staff alone, and for lists of the back office. */
      is_shared: v.optional(v.boolean(messageId('field.invalid')), false),
    }),
    data: v.array(SavedView),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/saved-views/delete',
    summary: 'Delete a saved view of mine',
    access: 'user',
    body: v.object({ id: BodyId }),
    data: v.array(SavedView),
  }),
};
