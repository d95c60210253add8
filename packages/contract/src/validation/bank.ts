import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { text } from './text.ts';
import { Terms } from './user.ts';

/** 5 to 25 digits (SPEC 5). */
export const AccountNumber = v.pipe(
  v.string(messageId('account-number.invalid')),
  v.trim(),
  v.regex(/^[0-9]{5,25}$/, messageId('account-number.invalid')),
);

const named = text({ signs: ['.,/', 'company.slashed-characters'] });

/** The bank account of a store, with the wire's names for number, branch and owner (SPEC 3 "Bank"). */
export const bankRules = {
  bank_id: v.pipe(
    v.number(messageId('field.required')),
    v.safeInteger(messageId('field.required')),
    v.minValue(1, messageId('field.required')),
  ),
  rekening: AccountNumber,
  cabang: named,
  atas_nama: named,
};

/** The last step of a merchant without a company, where the terms are agreed to (SPEC 5). */
export const personalBankRules = { ...bankRules, terms: Terms };
