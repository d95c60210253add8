import type { ExportList } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { parse } from '../../../platform/http/parse.ts';
import { onJakartaClock } from '../../../platform/jakarta.ts';
import { maskPhone } from '../../../platform/mask-phone.ts';
import { maskEmail } from '../../accounts/index.ts';
import { listAudit } from '../../audit/index.ts';
import { listStores } from '../../stores/index.ts';
import { listOrders } from '../orders/list-orders.ts';
import { findPayments } from '../payments/find-payments.ts';
import { listProducts } from '../products/list-products.ts';
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
const beforeOf = (from: string | null) => (from === null ? Number.MAX_SAFE_INTEGER : Number(from));
const nextOf = (ids: readonly number[], size: number) => (ids.length < size ? null : String(ids.at(-1) ?? 0));

/**
 * How each list is read, a part at a time from where the part before ended: rows that come meanwhile move nothing. The
 * contacts of people are masked, whoever asks (back-office B26).
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
        maskEmail(user.email),
        user.username ?? '',
        user.fullname ?? '',
        user.phone === null ? '' : maskPhone(user.phone),
        user.role,
        user.status,
        user.merchant?.merchant_name ?? '',
        clock(user.created_at),
      ]),
    };
  },
  stores: async (ctx, { filters, from, size }) => {
    const query = parse(listOfExport.stores.query, filters);
    const { rows } = await listStores(ctx, { ...query, page: 1, perPage: size }, beforeOf(from));
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
        maskEmail(store.owner.email),
        store.verification_status,
        clock(store.submitted_at),
        clock(store.created_at),
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
