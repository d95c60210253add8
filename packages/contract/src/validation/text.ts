import * as v from 'valibot';
import type { MessageId } from '../messages/message.ts';

/** SPEC 5 gives some texts no upper limit; this one only keeps a row readable. */
const unlimited = 255;

/** "letters, digits, space" of SPEC 5 with a set of further characters: letters of any alphabet, accents included. */
const alphabets = {
  any: /^/,
  '.,': /^[\p{L}\p{M}0-9 .,]*$/u,
  '.,/': /^[\p{L}\p{M}0-9 .,/]*$/u,
} as const;

interface Limits {
  required?: MessageId;
  min?: readonly [length: number, says: MessageId];
  max?: readonly [length: number, says: MessageId];
  signs?: readonly [signs: keyof typeof alphabets, says: MessageId];
}

/** A line of text without surrounding space, checked in the order required, shortest, longest, characters. */
export const text = ({
  required = 'field.required',
  min: [shortest, short] = [1, required],
  max: [longest, long] = [unlimited, 'field.long'],
  signs: [signs, wrong] = ['any', 'field.invalid'],
}: Limits) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.minLength(shortest, short),
    v.maxLength(longest, long),
    v.regex(alphabets[signs], wrong),
  );

/** A field that may stay empty, and otherwise has its rule and its messages. */
export const emptyOr = (rule: v.GenericSchema<string, string>) =>
  v.pipe(
    v.string('field.required' satisfies MessageId),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      if (value === '') return value;
      const parsed = v.safeParse(rule, value);
      if (parsed.success) return parsed.output;
      addIssue({ message: parsed.issues[0].message });
      return NEVER;
    }),
  );
