import type { KeyChange } from '../../../platform/installation/key-change.ts';

/**
 * With another key of the market every session ends, codes that were mailed and recovery codes no longer count. Without the old
 * one authenticator apps are gone, too: their owners prove their address and set a new password, so that a stolen password is
 * not enough in between.
 */
export const endSignIns = async ({ db, now, isLost }: KeyChange): Promise<void> => {
  await db.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null).execute();
  await db.updateTable('codes').set({ closed_at: now }).where('closed_at', 'is', null).execute();
  await db.deleteFrom('recovery_codes').execute();
  if (!isLost) return;
  await db
    .updateTable('users')
    .set({ password_hash: null, password_expires_at: null })
    .where('id', 'in', (apps) =>
      apps.selectFrom('totp').select('user_id').where('confirmed_at', 'is not', null),
    )
    .execute();
};
