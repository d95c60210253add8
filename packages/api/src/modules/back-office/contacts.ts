import { hasStaffRole } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { maskPhone } from '../../platform/mask-phone.ts';
import { maskEmail } from '../accounts/index.ts';

/**
 * Whether the caller reads contacts as they are: admins do, support inside an open case; others, and files that a job
 * writes for nobody in particular, hold them masked (back-office B23).
 */
export const mayReadContacts = ({ actor }: Context, { isOpenCase = false } = {}): boolean =>
  actor.kind === 'user' &&
  hasStaffRole(actor.staffRoles ?? [], isOpenCase ? ['admin', 'support'] : ['admin']);

/** An address as the caller may read it. */
export const presentEmail = (ctx: Context, email: string, more?: { isOpenCase?: boolean }): string =>
  mayReadContacts(ctx, more) ? email : maskEmail(email);

/** What a request is about: where a person's address stands for the person, as the caller may read it. */
export const presentSubject = (ctx: Context, subject: string): string =>
  /^\S+@\S+$/.test(subject) ? presentEmail(ctx, subject) : subject;

/** A phone number as the caller may read it. */
export const presentPhone = (ctx: Context, phone: string | null): string | null =>
  phone === null || mayReadContacts(ctx) ? phone : maskPhone(phone);
