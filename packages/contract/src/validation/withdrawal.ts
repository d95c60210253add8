import * as v from 'valibot';
import { messageId } from '../messages/message-id.ts';
import { AccountNumber, bankRules } from './bank.ts';

/** Rupiah (domain 3.10). */
export const minWithdrawal = 10_000;
/** Rupiah a day. */
export const maxWithdrawalPerDay = 50_000_000;
export const maxWithdrawalsPerDay = 3;

/** How much to withdraw, in rupiah as an integer. */
export const WithdrawalAmount = v.pipe(
  v.number(messageId('withdraw.amount.invalid')),
  v.safeInteger(messageId('withdraw.amount.invalid')),
  v.minValue(minWithdrawal, messageId('withdraw.amount.small')),
  v.maxValue(maxWithdrawalPerDay, messageId('withdraw.amount.large')),
);

const Password = v.pipe(v.string(messageId('field.required')), v.nonEmpty(messageId('field.required')));

/** The seller's bank is the store's; the buyer names one (domain 9). */
export const sellerWithdrawalRules = { amount: WithdrawalAmount, password: Password };
export const buyerWithdrawalRules = {
  amount: WithdrawalAmount,
  bank_id: bankRules.bank_id,
  rekening: AccountNumber,
  atas_nama: bankRules.atas_nama,
  password: Password,
};

/** Of a payment: any amount up to what came back of it. */
export const refundToSourceRules = {
  reference: v.pipe(
    v.string(messageId('field.required')),
    v.nonEmpty(messageId('field.required')),
    v.maxLength(50, messageId('field.invalid')),
  ),
  amount: v.pipe(
    v.number(messageId('withdraw.amount.invalid')),
    v.safeInteger(messageId('withdraw.amount.invalid')),
    v.minValue(1, messageId('withdraw.amount.invalid')),
    v.maxValue(maxWithdrawalPerDay, messageId('withdraw.amount.large')),
  ),
  password: Password,
};
