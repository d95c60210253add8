import { drafts, type Session } from '@pasar/slice-kit';

const nameOf = (productId: number, user: Session['user']) => `question:${productId}:${user?.email ?? ''}`;

/** Whether a question was typed here and not sent: before the login, or before the session ended. */
export const hasDraft = (productId: number, user: Session['user']): boolean =>
  readDraft(productId, user) !== '';

/** The own one, else what this browser's visitor typed before the login. */
export const readDraft = (productId: number, user: Session['user']): string =>
  (drafts.read(nameOf(productId, user)).text || drafts.read(nameOf(productId, null)).text) ?? '';

export const saveDraft = (productId: number, user: Session['user'], text: string): void =>
  drafts.keep(nameOf(productId, user), { text });

export const dropDraft = (productId: number, user: Session['user']): void => {
  for (const one of [user, null]) drafts.drop(nameOf(productId, one));
};
