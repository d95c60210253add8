import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { maxSearch } from '../validation/search.ts';
import { text } from '../validation/text.ts';

const readable = (moment: string) => {
  const year = new Date(moment).getUTCFullYear();
  // NaN is in no range: an impossible time is rejected here, too.
  return year >= 2020 && year <= 2099;
};

/** A time in a body, ISO 8601 with its offset; parsed into a Date. */
export const DateTime = v.pipe(
  v.string(messageId('field.required')),
  v.nonEmpty(messageId('field.required')),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/, messageId('time.invalid')),
  v.check(readable, messageId('time.invalid')),
  v.transform((moment) => new Date(moment)),
);

/** The reason of the staff's decision; its addressee reads it. */
export const Reason = text({ required: 'admin.reason.required', max: [500, 'admin.text.long'] });

/** A short name in one language. */
export const Name = text({ max: [100, 'admin.name.long'] });

/** The version that an edit starts from; an older one is a 409 with the current state. */
export const Version = v.pipe(v.number(messageId('field.required')), v.safeInteger(), v.minValue(1));

/** A path of this marketplace without language prefix. */
export const TargetUrl = v.pipe(
  v.string(messageId('field.required')),
  v.trim(),
  v.nonEmpty(messageId('field.required')),
  v.maxLength(500, messageId('target-url.invalid')),
  v.regex(/^\/(?![/\\])[^\s\\]*$/, messageId('target-url.invalid')),
);

/** A search text; a row matches when it contains it. */
export const Search = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(maxSearch, messageId('search.long'))),
  '',
);
