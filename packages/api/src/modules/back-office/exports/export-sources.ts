import type { ExportList } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { parse } from '../../../platform/http/parse.ts';
import { onJakartaClock } from '../../../platform/jakarta.ts';
import { listAudit } from '../../audit/index.ts';
import { findComplaints } from '../complaints/find-complaints.ts';
import { presentComplaint } from '../complaints/present-complaint.ts';
import { mayReadContacts } from '../contacts.ts';
import { listLedgerJournals } from '../ledger/list-journals.ts';
import { findWithdrawals } from '../money/find-withdrawals.ts';
import { presentWithdrawal } from '../money/present-withdrawal.ts';
import { listOrders } from '../orders/list-orders.ts';
import { findPayments } from '../payments/find-payments.ts';
import { listProducts } from '../products/list-products.ts';
import { findStores } from '../stores/list-stores.ts';
import { listUsers } from '../users/list-users.ts';
import { listOfExport } from './list-of-export.ts';

type Cells = (string | number)[];

interface Part {
  rows: Cells[];
  /** Where the next part begins; null after the last. */
  next: string | null;
}

interface Wanted {
  filters: Record<string, string>;
  /** Where the part before ended; null for the first. */
  from: string | null;
  size: number;
}

/** A time in a file: `2026-11-21 14:30` in Asia/Jakarta, which every spreadsheet takes for a time. */
const clock = (at: string | null | undefined): string =>
  at ? onJakartaClock(new Date(at)).toISOString().slice(0, 16).replace('T', ' ') : '';
const state = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value);
/** A journal has a line for each posting, and no more than these. */
const mostPostings = 8;
const maskAccount = (account: string): string => account.replace(/.(?=.{4})/g, '*');
const beforeOf = (from: string | null) => (from === null ? Number.MAX_SAFE_INTEGER : Number(from));
const nextOf = (ids: readonly number[], size: number) => (ids.length < size ? null : String(ids.at(-1) ?? 0));

/**
 * How each list is read, a part at a time from where the part before ended: rows that come meanwhile move nothing. The
 * contacts of people are masked, unless an admin asked for them (back-office B26).
 */
export const exportSources: Record<ExportList, (ctx: Context, wanted: Wanted) => Promise<Part>> = {
  orders: async (ctx, { filters, from, size }) => {
    const query = parse(listOfExport.orders.query, { ...filters, cursor: from ?? '' });
    const { data, next_cursor } = await listOrders({ ctx, input: query }, size);
    return {
      next: next_cursor,
      rows: data.map((order) => [
        order.order_code,
        clock(order.placed_at),
        order.buyer.name,
        order.store.merchant_name,
        order.status_label,
        order.grand_total,
        clock(order.due?.at),
      ]),
    };
  },
  products: async (ctx, { filters, from, size }) => {
    const query = { ...parse(listOfExport.products.query, filters), page: 1, per_page: size };
    const { rows } = await listProducts({ ctx, input: query }, beforeOf(from));
    return {
      next: nextOf(
        rows.map(({ id }) => id),
        size,
      ),
      rows: rows.map((product) => [
        product.id,
        product.name,
        product.store.merchant_name,
        product.price ?? '',
        product.status,
        product.moderation,
        product.sold,
        clock(product.created_at),
      ]),
    };
  },
  users: async (ctx, { filters, from, size }) => {
    const query = { ...parse(listOfExport.users.query, filters), page: 1, per_page: size };
    const { rows } = await listUsers({ ctx, input: query }, beforeOf(from));
    return {
      next: nextOf(
        rows.map(({ id }) => id),
        size,
      ),
      rows: rows.map((user) => [
        user.id,
        user.email,
        user.username ?? '',
        user.fullname ?? '',
        user.phone ?? '',
        user.role,
        user.status,
        user.merchant?.merchant_name ?? '',
        clock(user.created_at),
      ]),
    };
  },
  stores: async (ctx, { filters, from, size }) => {
    const query = { ...parse(listOfExport.stores.query, filters), page: 1, per_page: size };
    const { rows } = await findStores(ctx, query, beforeOf(from));
    return {
      next: nextOf(
        rows.map(({ id }) => id),
        size,
      ),
      rows: rows.map((store) => [
        store.id,
        store.merchant_name,
        store.is_company,
        store.city,
        store.owner.fullname,
        store.owner.email,
        store.verification_status,
        clock(store.submitted_at),
        clock(store.created_at),
        store.rating || '',
        store.gmv ?? 0,
        store.penalties ?? 0,
      ]),
    };
  },
  payments: async (ctx, { filters, from, size }) => {
    const query = { ...parse(listOfExport.payments.query, filters), page: 1, per_page: size };
    const { rows, lastId } = await findPayments({ ctx, input: query }, beforeOf(from));
    return {
      next: rows.length < size || lastId === null ? null : String(lastId),
      rows: rows.map((payment) => [
        payment.order_group_code,
        payment.status,
        payment.method,
        payment.amount,
        payment.buyer.name,
        payment.buyer.email,
        clock(payment.created_at),
        clock(payment.expires_at),
        clock(payment.paid_at),
      ]),
    };
  },
  withdrawals: async (ctx, { filters, from, size }) => {
    const query = { ...parse(listOfExport.withdrawals.query, filters), page: 1, per_page: size };
    const { rows } = await findWithdrawals(ctx, query, beforeOf(from));
    return {
      next: nextOf(
        rows.map(({ id }) => id),
        size,
      ),
      rows: rows
        .map((row) => presentWithdrawal(ctx, row))
        .map((one) => [
          one.withdraw_code,
          one.status,
          one.wallet,
          one.amount,
          one.fee,
          one.payout,
          one.owner.name,
          one.owner.email,
          one.bank_name,
          // The bank file has it in full; what goes back to a payment has the payment's reference.
          one.destination === 'source' || mayReadContacts(ctx) ? one.rekening : maskAccount(one.rekening),
          one.atas_nama,
          clock(one.requested_at),
          clock(one.estimated_at),
          clock(one.finished_at),
          one.batch_code ?? '',
          one.bank_reference ?? '',
        ]),
    };
  },
  ledger: async (ctx, { filters, from, size }) => {
    const query = parse(listOfExport.ledger.query, { ...filters, cursor: from ?? '' });
    const journals = Math.max(1, Math.floor(size / mostPostings));
    const { data, next_cursor } = await listLedgerJournals({ ctx, input: query }, journals);
    return {
      next: next_cursor,
      rows: data.flatMap(({ id, event, at, reference, postings }) =>
        postings.map(({ account, owner, amount }) => [
          ...[id, clock(at), event, reference.type, reference.code],
          ...[account, owner ?? '', amount],
        ]),
      ),
    };
  },
  cases: async (ctx, { filters, from, size }) => {
    const query = { ...parse(listOfExport.cases.query, filters), page: 1, per_page: size };
    const { rows } = await findComplaints(ctx, query, beforeOf(from));
    return {
      next: nextOf(
        rows.map(({ id }) => id),
        size,
      ),
      rows: rows
        .map((row) => presentComplaint(ctx, row))
        .map((one) => [
          one.id,
          one.order_code,
          one.type_label,
          one.status,
          one.amount,
          one.held,
          one.refunded ?? '',
          one.buyer.name,
          one.merchant.merchant_name,
          clock(one.created_at),
          clock(one.due_at),
          clock(one.closed_at),
        ]),
    };
  },
  audit: async (ctx, { filters, from, size }) => {
    const query = { ...parse(listOfExport.audit.query, filters), page: 1, per_page: size };
    const { rows } = await listAudit({ ctx, input: query }, beforeOf(from));
    return {
      next: nextOf(
        rows.map(({ id }) => id),
        size,
      ),
      rows: rows.map((entry) => [
        clock(entry.at),
        entry.actor?.email ?? '',
        entry.action,
        entry.target.type,
        entry.target.id,
        entry.reason ?? '',
        state(entry.before),
        state(entry.after),
        entry.ip,
      ]),
    };
  },
};
